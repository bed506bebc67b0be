import { holdsMany, type Field, type Fields, type Loose, type RecordOf } from './fields';

/**
 * Returns a function that writes a record as an answer, or as the body of an update with the whole
 * record.
 */
export function toWire<F extends Fields>(fields: F): (record: RecordOf<F>) => Loose;
export function toWire(fields: Fields) {
  return (record: Loose) => write(fields, record);
}

const write = (fields: Fields, record: Loose): Loose =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [field.wire, writeValue(field, record[name])]),
  );

function writeValue(field: Field, value: unknown): unknown {
  if (value === undefined) return undefined;
  if (field.kind === 'word' && typeof value === 'string') return field.words[value];
  if (!('of' in field)) return value;
  const isReference = field.kind === 'reference';
  const items = [value]
    .flat()
    .map((item) => write(field.of, isReference ? { id: item } : { ...Object(item) }));
  return holdsMany(field) ? items : items[0];
}
