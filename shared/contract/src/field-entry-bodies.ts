import { entryName, isEntered, type EntryOf, type Fields, type Loose } from './fields';

/** Writes what was entered, choices as references by their ids. */
export function entryToWire<F extends Fields>(fields: F): (entry: EntryOf<F>) => Loose;
export function entryToWire(fields: Fields): (entry: Loose) => Loose {
  return (entry) =>
    Object.fromEntries(
      Object.entries(fields)
        .filter(([, field]) => isEntered(field))
        .map(([name, field]) => {
          const value = entry[entryName(name, field)];
          return [field.wire, field.kind === 'choice' ? reference(field.of, value) : value];
        }),
    );
}

const reference = ({ id }: Fields, value: unknown) =>
  id && value !== undefined ? { [id.wire]: value } : undefined;
