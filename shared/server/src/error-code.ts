/** The code that Node gives its errors, such as `ENOENT`. */
export const errorCode = (error: unknown): unknown => Reflect.get(Object(error), 'code');
