import { type EntryOf, type Fields, type RecordOf } from './fields';
export type ComparedFieldOf<F extends Fields> = {
    label: string;
    read: (record: RecordOf<F>) => string;
    name?: keyof EntryOf<F>;
    isChoice?: boolean;
};
export declare function comparedFields<F extends Fields>(fields: F): readonly ComparedFieldOf<F>[];
