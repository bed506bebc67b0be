import * as v from 'valibot';
import type { RecordOf } from './fields';
import { skillFields } from './master-fields';
import type { Versioned } from './version';
export type CatalogItem = RecordOf<typeof skillFields>;
export type CatalogRecord = CatalogItem & Versioned;
export declare const catalogEntry: v.ObjectSchema<{
    readonly name: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<string | ((issue: v.StringIssue) => string)>, {
        kind: "transformation";
        async: false;
        "~run": (dataset: v.SuccessDataset<string>, config: v.Config<v.BaseIssue<unknown>>) => v.OutputDataset<string, v.BaseIssue<unknown>>;
        "~types"?: {
            readonly input: string;
            readonly output: string;
            readonly issue: never;
        } | undefined;
        reference: typeof v.transform;
        operation: (input: string) => string;
        type: 'rewrite';
        leftOut: RegExp;
    }, v.TrimAction, v.MaxCodePointsAction<string, number, string>, v.RegexAction<string, "Escribe este dato en una sola línea.">, v.RegexAction<string, "El texto contiene caracteres no válidos.">]>, v.NonEmptyAction<string, string>]>;
}, undefined>;
export type CatalogEntry = v.InferOutput<typeof catalogEntry>;
export type CatalogWrite = CatalogEntry & Versioned;
