import * as v from 'valibot';
export type TokenErrorCode = 'invalid_request' | 'invalid_client' | 'invalid_grant' | 'unsupported_grant_type' | 'temporarily_unavailable' | 'server_error';
export declare const grantTypeFromWire: v.SchemaWithPipe<readonly [v.ObjectSchema<{
    grant_type: v.StringSchema<undefined>;
}, "Los datos enviados no son válidos.">, v.TransformAction<{
    grant_type: string;
}, string>]>;
export declare const credentialsFromWire: v.ObjectSchema<{
    readonly username: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, "Usuario o clave vacia!">]>, v.MaxCodePointsAction<string, 255, undefined>, v.RegexAction<string, undefined>]>;
    readonly password: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, "Usuario o clave vacia!">]>, v.MaxCodePointsAction<string, 1024, undefined>, v.RegexAction<string, undefined>]>;
}, undefined>;
export declare const tokenRequestWire: v.ObjectSchema<{
    readonly username: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, "Usuario o clave vacia!">]>, v.MaxCodePointsAction<string, 255, undefined>, v.RegexAction<string, undefined>]>;
    readonly password: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, "Usuario o clave vacia!">]>, v.MaxCodePointsAction<string, 1024, undefined>, v.RegexAction<string, undefined>]>;
    readonly grant_type: v.LiteralSchema<"password", undefined>;
}, undefined>;
export type IssuedToken = {
    token: string;
    seconds: number;
};
export declare const issuedTokenWire: v.ObjectSchema<{
    access_token: v.StringSchema<undefined>;
    token_type: v.LiteralSchema<"bearer", undefined>;
    expires_in: v.NumberSchema<undefined>;
}, "Los datos enviados no son válidos.">;
export declare const issuedTokenToWire: ({ token, seconds, }: IssuedToken) => v.InferOutput<typeof issuedTokenWire>;
export declare const tokenErrorWire: v.ObjectSchema<{
    error: v.StringSchema<undefined>;
    error_description: v.StringSchema<undefined>;
}, "Los datos enviados no son válidos.">;
export declare const tokenErrorToWire: (code: string, description: string) => v.InferOutput<typeof tokenErrorWire>;
