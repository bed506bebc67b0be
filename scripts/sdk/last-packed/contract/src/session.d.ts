import * as v from 'valibot';
export declare const roles: readonly ['ROLE_ADMIN', 'ROLE_USER'];
export type Role = (typeof roles)[number];
export declare const sessionKeys: {
    readonly user: 'usuario';
    readonly token: 'token';
};
export declare const clockKey = "desfase";
export declare const webClient: {
    readonly id: 'portal-web';
    readonly secret: 'portal-web';
};
export type SessionUser = {
    id: number | undefined;
    firstName: string;
    lastName: string;
    email: string;
    username: string;
    roles: readonly string[];
};
export declare const anonymousUser: SessionUser;
export type TokenClaims = {
    user: SessionUser;
    expiresAt: number;
    issuedAt: number | undefined;
};
export declare const tokenClaimsFromWire: v.SchemaWithPipe<readonly [v.ObjectSchema<{
    readonly id_persona: v.NumberSchema<undefined>;
    readonly nombre: v.StringSchema<undefined>;
    readonly apellido: v.StringSchema<undefined>;
    readonly correo: v.StringSchema<undefined>;
    readonly user_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>]>;
    readonly authorities: v.ArraySchema<v.StringSchema<undefined>, undefined>;
    readonly exp: v.NumberSchema<undefined>;
    readonly iat: v.OptionalSchema<v.NumberSchema<undefined>, undefined>;
}, undefined>, v.TransformAction<{
    id_persona: number;
    nombre: string;
    apellido: string;
    correo: string;
    user_name: string;
    authorities: string[];
    exp: number;
    iat?: number | undefined;
}, TokenClaims>]>;
export declare const tokenClaimsToWire: (user: SessionUser) => {
    id_persona: number | undefined;
    nombre: string;
    apellido: string;
    correo: string;
    user_name: string;
    authorities: readonly string[];
};
declare const sessionUserWire: v.ObjectSchema<{
    readonly id: v.OptionalSchema<v.NumberSchema<undefined>, undefined>;
    readonly nombre: v.StringSchema<undefined>;
    readonly apellido: v.StringSchema<undefined>;
    readonly email: v.StringSchema<undefined>;
    readonly username: v.StringSchema<undefined>;
    readonly roles: v.ArraySchema<v.StringSchema<undefined>, undefined>;
}, undefined>;
export declare const sessionUserFromWire: v.SchemaWithPipe<readonly [v.ObjectSchema<{
    readonly id: v.OptionalSchema<v.NumberSchema<undefined>, undefined>;
    readonly nombre: v.StringSchema<undefined>;
    readonly apellido: v.StringSchema<undefined>;
    readonly email: v.StringSchema<undefined>;
    readonly username: v.StringSchema<undefined>;
    readonly roles: v.ArraySchema<v.StringSchema<undefined>, undefined>;
}, undefined>, v.TransformAction<{
    id?: number | undefined;
    nombre: string;
    apellido: string;
    email: string;
    username: string;
    roles: string[];
}, SessionUser>]>;
export declare const sessionUserToWire: (user: SessionUser) => v.InferOutput<typeof sessionUserWire>;
export declare const emptyCredentialsMessage: string;
export declare const credentials: v.ObjectSchema<{
    readonly username: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, "Usuario o clave vacia!">]>;
    readonly password: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, "Usuario o clave vacia!">]>;
}, undefined>;
export type Credentials = v.InferOutput<typeof credentials>;
export declare const credentialsToWire: ({ username, password }: Credentials) => URLSearchParams;
export declare const accessTokenFromWire: v.SchemaWithPipe<readonly [v.ObjectSchema<{
    readonly access_token: v.StringSchema<undefined>;
}, undefined>, v.TransformAction<{
    access_token: string;
}, string>]>;
export {};
