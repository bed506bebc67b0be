export declare function multipart(fields: Record<string, string | File>): FormData;
