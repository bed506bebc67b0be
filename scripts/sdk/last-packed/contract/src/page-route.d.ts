import * as v from 'valibot';
export declare const pageRoute: {
    path: v.StringSchema<undefined>;
    title: v.StringSchema<undefined>;
    page: v.StringSchema<undefined>;
    access: v.PicklistSchema<["public", "session", "ROLE_ADMIN", "ROLE_USER"], undefined>;
    render: v.PicklistSchema<["server", "client"], undefined>;
    ownTitle: v.ExactOptionalSchema<v.BooleanSchema<undefined>, undefined>;
    description: v.ExactOptionalSchema<v.StringSchema<undefined>, undefined>;
};
