import { type EntryOf, type Fields, type Loose } from './fields';
export declare function entryToWire<F extends Fields>(fields: F): (entry: EntryOf<F>) => Loose;
