import * as v from 'valibot';
export declare const remoteRoute: v.ObjectSchema<{
    readonly path: v.StringSchema<undefined>;
    readonly title: v.StringSchema<undefined>;
    readonly page: v.StringSchema<undefined>;
    readonly access: v.PicklistSchema<["public", "session", "ROLE_ADMIN", "ROLE_USER"], undefined>;
    readonly render: v.PicklistSchema<["server", "client"], undefined>;
    readonly ownTitle: v.ExactOptionalSchema<v.BooleanSchema<undefined>, undefined>;
    readonly description: v.ExactOptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly indexed: v.ExactOptionalSchema<v.BooleanSchema<undefined>, undefined>;
    readonly query: v.ExactOptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.ReadonlyAction<string[]>]>, undefined>;
    readonly budget: v.ExactOptionalSchema<v.NumberSchema<undefined>, undefined>;
}, undefined>;
export type RemoteRoute = v.InferOutput<typeof remoteRoute>;
export type RouteAccess = RemoteRoute['access'];
