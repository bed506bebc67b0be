import {
  entryName,
  isEntered,
  type EntryOf,
  type Field,
  type Fields,
  type Loose,
  type RecordOf,
} from './fields';

// How people read what a field holds, for telling what changed in it.

/** The text of a value; empty for one that is missing. */
function fieldText({ kind }: Field, value: unknown): string {
  if (kind === 'places') return Array.isArray(value) ? value.map(nameOf).join(', ') : '';
  if (kind === 'choice') return nameOf(value);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

const nameOf = (item: unknown) => String({ ...Object(item) }.name ?? '');

/** A field that two people may both have changed. */
export type ComparedFieldOf<F extends Fields> = {
  label: string;
  /** What people read in it. */
  read: (record: RecordOf<F>) => string;
  /** Its name in the form; none for what is edited elsewhere. */
  name?: keyof EntryOf<F>;
  /** It is chosen from a list, so that what is entered is an id. */
  isChoice?: boolean;
};

/** What two people may both have changed of a record. */
export function comparedFields<F extends Fields>(fields: F): readonly ComparedFieldOf<F>[];
export function comparedFields(fields: Fields): unknown {
  return Object.entries(fields)
    .filter(([, field]) => isEntered(field) || field.kind === 'places')
    .map(([name, field]) => ({
      label: field.label,
      read: (record: Loose) => fieldText(field, record[name]),
      ...(isEntered(field) && { name: entryName(name, field) }),
      isChoice: field.kind === 'choice',
    }));
}
