import * as v from 'valibot';
import { type Fields, type Loose, type RecordOf } from './fields';
export declare const answerSchema: (fields: Fields) => v.ObjectSchema<{
    [k: string]: v.NullishSchema<v.GenericSchema, {} | undefined>;
}, "Los datos enviados no son válidos.">;
export declare const fromWire: <F extends Fields>(fields: F) => v.SchemaWithPipe<readonly [v.ObjectSchema<{
    [k: string]: v.NullishSchema<v.GenericSchema, {} | undefined>;
}, "Los datos enviados no son válidos.">, v.TransformAction<Readonly<Record<string, unknown>>, RecordOf<F>>]>;
export declare function toRecord<F extends Fields>(fields: F): (wire: Loose) => RecordOf<F>;
