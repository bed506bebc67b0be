import { entryName, isEntered, type EntryOf, type Field, type Fields, type Loose } from './fields';

/** Returns a function that writes form values as a body; choices become references by id. */
export function entryToWire<F extends Fields>(fields: F): (entry: EntryOf<F>) => Loose;
export function entryToWire(fields: Fields): (entry: Loose) => Loose {
  return (entry) =>
    Object.fromEntries(
      Object.entries(fields)
        .filter(([, field]) => isEntered(field))
        .map(([name, field]) => [field.wire, writeValue(field, entry[entryName(name, field)])]),
    );
}

function writeValue(field: Field, value: unknown): unknown {
  if (field.kind === 'choice') return reference(field.of, value);
  if (field.kind !== 'entries' || !Array.isArray(value)) return value;
  return value.map((item) => entryToWire(field.of)({ ...Object(item) }));
}

const reference = ({ id }: Fields, value: unknown) =>
  id && value !== undefined ? { [id.wire]: value } : undefined;
