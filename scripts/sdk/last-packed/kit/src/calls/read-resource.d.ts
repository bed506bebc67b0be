import type { PageOf } from '@portal/contract/page-of';
import type { Resource } from '@portal/runtime';
import * as v from 'valibot';
export declare const readResource: <T>(path: string, schema: v.GenericSchema<unknown, T>) => Resource<T>;
export declare const withMeaning: <T>(resource: Resource<T>, meaning: T, isMeant: (error: unknown) => boolean) => Resource<T>;
export declare const readList: <T>(path: string, itemSchema: v.GenericSchema<unknown, T>) => Resource<T[]>;
export declare function readAllPages<Item>(pageResource: (part: {
    page: number;
    size: number;
}) => Resource<PageOf<Item>>): Promise<Item[]>;
