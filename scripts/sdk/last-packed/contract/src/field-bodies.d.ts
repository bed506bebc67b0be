import { type Fields, type Loose, type RecordOf } from './fields';
export declare function toWire<F extends Fields>(fields: F): (record: RecordOf<F>) => Loose;
