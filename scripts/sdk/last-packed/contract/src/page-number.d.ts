export declare const pageText: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<string>, import("valibot").RegexAction<string, string>, import("valibot").MetadataAction<string, {
    readonly type: "integer";
    readonly minimum: number;
    readonly maximum: number;
}>, import("valibot").TransformAction<any, number>, import("valibot").MinValueAction<number, number, string>, import("valibot").MaxValueAction<number, number, string>]>;
export declare const pageNumberText: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<string>, import("valibot").RegexAction<string, string>, import("valibot").MetadataAction<string, {
    readonly type: "integer";
    readonly minimum: number;
    readonly maximum: number;
}>, import("valibot").TransformAction<any, number>, import("valibot").MinValueAction<number, number, string>, import("valibot").MaxValueAction<number, number, string>]>;
export declare const pageSizeText: (max: number) => import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<string>, import("valibot").RegexAction<string, string>, import("valibot").MetadataAction<string, {
    readonly type: "integer";
    readonly minimum: number;
    readonly maximum: number;
}>, import("valibot").TransformAction<any, number>, import("valibot").MinValueAction<number, number, string>, import("valibot").MaxValueAction<number, number, string>]>;
