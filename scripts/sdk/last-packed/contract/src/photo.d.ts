import * as v from 'valibot';
export declare const photoEntry: v.ObjectSchema<{
    readonly photo: v.SchemaWithPipe<readonly [v.UndefinedableSchema<v.FileSchema<"Debe seleccionar una foto">, undefined>, v.FileSchema<"Debe seleccionar una foto">, v.CheckAction<File, "EL archivo debe ser del tipo imagen">]>;
}, undefined>;
export declare const photoField = "archivo";
export declare const photoUploadFromWire: v.SchemaWithPipe<readonly [v.ObjectSchema<{
    id: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.RegexAction<string, string>, v.MetadataAction<string, {
        readonly type: "integer";
        readonly minimum: number;
        readonly maximum: number;
    }>, v.TransformAction<any, number>, v.MinValueAction<number, number, string>, v.MaxValueAction<number, number, string>]>;
}, "Los datos enviados no son válidos.">, v.TransformAction<{
    id: number;
}, {
    personId: number;
}>]>;
export declare const photoUploadToWire: (personId: number, photo: File) => {
    id: string;
    archivo: File;
};
