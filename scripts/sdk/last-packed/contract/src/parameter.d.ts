import * as v from 'valibot';
export type Parameter = {
    name: string;
    description: string;
};
export declare const parametersWire: v.ObjectSchema<{
    data: v.NullishSchema<v.ArraySchema<v.ObjectSchema<{
        nombre_parametro: v.SchemaWithPipe<readonly [v.NullishSchema<v.StringSchema<"Este dato debe ser un texto.">, "">, v.StringSchema<undefined>]>;
        descripcion: v.SchemaWithPipe<readonly [v.NullishSchema<v.StringSchema<"Este dato debe ser un texto.">, "">, v.StringSchema<undefined>]>;
    }, "Los datos enviados no son válidos.">, "Los datos enviados no son válidos.">, readonly []>;
}, "Los datos enviados no son válidos.">;
export declare const parametersFromWire: v.SchemaWithPipe<readonly [v.ObjectSchema<{
    data: v.NullishSchema<v.ArraySchema<v.ObjectSchema<{
        nombre_parametro: v.SchemaWithPipe<readonly [v.NullishSchema<v.StringSchema<"Este dato debe ser un texto.">, "">, v.StringSchema<undefined>]>;
        descripcion: v.SchemaWithPipe<readonly [v.NullishSchema<v.StringSchema<"Este dato debe ser un texto.">, "">, v.StringSchema<undefined>]>;
    }, "Los datos enviados no son válidos.">, "Los datos enviados no son válidos.">, readonly []>;
}, "Los datos enviados no son válidos.">, v.TransformAction<{
    data: {
        nombre_parametro: string;
        descripcion: string;
    }[];
}, Parameter[]>]>;
export declare const parametersToWire: (parameters: readonly Parameter[]) => {
    data: {
        nombre_parametro: string;
        descripcion: string;
    }[];
};
