import * as v from 'valibot';
export type MessageField = 'message' | 'error' | 'details';
export declare function readMessage(body: unknown, ...first: readonly MessageField[]): string | undefined;
export declare const messageFromWire: (body: unknown) => string;
export declare function readErrors(body: unknown): readonly string[];
export declare const isInvalidToken: (body: unknown) => boolean;
export declare const messageWire: v.ObjectSchema<{
    mensaje: v.StringSchema<undefined>;
}, "Los datos enviados no son válidos.">;
export declare const messageToWire: (message: string) => v.InferOutput<typeof messageWire>;
export declare const capitalMessageWire: v.ObjectSchema<{
    Mensaje: v.StringSchema<undefined>;
}, "Los datos enviados no son válidos.">;
export declare const capitalMessageToWire: (message: string) => v.InferOutput<typeof capitalMessageWire>;
export type Failure = {
    message: string;
    errors?: readonly string[] | undefined;
    code?: string | undefined;
};
export declare const failureWire: v.ObjectSchema<{
    mensaje: v.StringSchema<undefined>;
    error: v.StringSchema<undefined>;
    errors: v.OptionalSchema<v.ArraySchema<v.StringSchema<undefined>, undefined>, undefined>;
}, "Los datos enviados no son válidos.">;
export declare const failureToWire: ({ message, errors, code, }: Failure) => v.InferOutput<typeof failureWire>;
