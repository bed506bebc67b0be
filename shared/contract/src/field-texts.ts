import {
  entryName,
  isEntered,
  type Entries,
  type EntryOf,
  type Field,
  type Fields,
  type Loose,
  type RecordOf,
} from './fields';

// How people read what a field holds, for telling what changed in it.

/** The text of a value; empty for one that is missing. */
function fieldText(field: Field, value: unknown): string {
  const { kind } = field;
  if (field.kind === 'entries') return Array.isArray(value) ? entriesText(field, value) : '';
  if (kind === 'places') return Array.isArray(value) ? value.map(nameOf).join(', ') : '';
  if (kind === 'choice') return nameOf(value);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Each on a line of its own. */
const entriesText = ({ of }: Entries, items: readonly unknown[]) =>
  items.map((item) => entryText(of, { ...Object(item) })).join('\n');

/** «Lunes · Te sumas a un equipo» */
const entryText = (fields: Fields, item: Loose) =>
  Object.entries(fields)
    .map(([name, field]) => fieldText(field, item[name]))
    .join(' · ');

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

/** A part of a record that changes by itself: a field, or one of the records that are typed one below the other. */
export type Piece = {
  name: string;
  wire: string;
  label: string;
  read: (record: object) => string;
};

/** The pieces of a record, as many as there can be: «slides.2» is «Diapositiva 3», on the wire «diapositivas.3». */
export const piecesOf = (fields: Fields, isParted = (_list: Entries) => true): readonly Piece[] =>
  Object.entries(fields)
    .filter(([, field]) => isEntered(field))
    .flatMap(([name, field]) =>
      field.kind === 'entries' && isParted(field)
        ? Array.from({ length: field.max }, (_, index) => entryPiece(name, field, index))
        : {
            name,
            wire: field.wire,
            label: field.label ?? '',
            read: (record) => fieldText(field, valueOf(record, name)),
          },
    );

/** The same for two people who edit a record: a list of any length is one piece, as its records have no names. */
export const mergedPiecesOf = (fields: Fields) => piecesOf(fields, ({ min, max }) => min === max);

const entryPiece = (name: string, { of, wire, item }: Entries, index: number): Piece => ({
  name: `${name}.${index}`,
  wire: `${wire}.${index + 1}`,
  label: `${item} ${index + 1}`,
  read: (record) => {
    const items = valueOf(record, name);
    const entry: unknown = Array.isArray(items) ? items[index] : undefined;
    return entry === undefined ? '' : entryText(of, { ...Object(entry) });
  },
});

const valueOf = (record: object, name: string): unknown => Reflect.get(record, name);
