import * as v from 'valibot';
export declare const wireId: v.SchemaWithPipe<readonly [v.NumberSchema<"El identificador no es válido.">, v.IntegerAction<number, "El identificador no es válido.">, v.MinValueAction<number, 1, "El identificador no es válido.">, v.MaxValueAction<number, 2147483647, "El identificador no es válido.">]>;
export declare const wireIdText: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.RegexAction<string, string>, v.MetadataAction<string, {
    readonly type: "integer";
    readonly minimum: number;
    readonly maximum: number;
}>, v.TransformAction<any, number>, v.MinValueAction<number, number, string>, v.MaxValueAction<number, number, string>]>;
type WholeNumber = {
    min: number;
    max: number;
    message: string;
};
export declare function wholeNumberText({ min, max, message }: WholeNumber): v.SchemaWithPipe<readonly [v.StringSchema<string>, v.RegexAction<string, string>, v.MetadataAction<string, {
    readonly type: "integer";
    readonly minimum: number;
    readonly maximum: number;
}>, v.TransformAction<any, number>, v.MinValueAction<number, number, string>, v.MaxValueAction<number, number, string>]>;
export declare const requestObject: <Entries extends v.ObjectEntries>(entries: Entries, missing?: string) => v.ObjectSchema<Entries, ({ input, path }: v.ObjectIssue) => string>;
export declare const requestList: <Item extends v.GenericSchema>(item: Item, max: number, tooMany: string) => v.NullishSchema<v.SchemaWithPipe<readonly [v.ArraySchema<Item, "Los datos enviados no son válidos.">, v.MaxLengthAction<v.InferOutput<Item>[], number, string>]>, readonly []>;
export declare const requestVersion: {
    version: v.NullishSchema<v.NumberSchema<"Este dato debe ser un número.">, undefined>;
};
export declare const eitherSpelling: <One extends v.GenericSchema, Other extends v.GenericSchema>(one: One, other: Other) => v.UnionSchema<[One, Other], ({ issues }: v.UnionIssue<v.InferIssue<One | Other>>) => string>;
export declare const requiredReference: <Name extends string>(name: Name, message: string) => v.ObjectSchema<Record<Name, v.SchemaWithPipe<readonly [v.NumberSchema<({ input }: {
    input: unknown;
}) => string>, v.IntegerAction<number, string>, v.MinValueAction<number, 1, string>, v.MaxValueAction<number, 2147483647, string>]>>, ({ input, path }: v.ObjectIssue) => string>;
export {};
