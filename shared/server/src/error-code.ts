/** Returns the code of a Node error, such as `ENOENT`. */
export const errorCode = (error: unknown): unknown => Reflect.get(Object(error), 'code');
