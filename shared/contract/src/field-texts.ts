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

// Texts of field values for people, to show changes.

function fieldText(field: Field, value: unknown): string {
  const { kind } = field;
  if (field.kind === 'entries') return Array.isArray(value) ? entriesText(field, value) : '';
  if (kind === 'places') return Array.isArray(value) ? value.map(nameOf).join(', ') : '';
  if (kind === 'choice') return nameOf(value);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** One line for each record. */
const entriesText = ({ of }: Entries, items: readonly unknown[]) =>
  items.map((item) => entryText(of, { ...Object(item) })).join('\n');

/** For example «Lunes · Te sumas a un equipo». */
const entryText = (fields: Fields, item: Loose) =>
  Object.entries(fields)
    .map(([name, field]) => fieldText(field, item[name]))
    .join(' · ');

const nameOf = (item: unknown) => String({ ...Object(item) }.name ?? '');

/** A field compared when two people have changed the same record. */
export type ComparedFieldOf<F extends Fields> = {
  label: string;
  read: (record: RecordOf<F>) => string;
  /** Name in the form; undefined if the field is edited elsewhere. */
  name?: keyof EntryOf<F>;
  /** True if the form holds the id of a chosen item. */
  isChoice?: boolean;
};

/** Fields of a record to compare after concurrent changes. */
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

/** Independently changing part of a record: a field, or one record of a list in the form. */
export type Piece = {
  name: string;
  wire: string;
  label: string;
  read: (record: object) => string;
};

/** All possible pieces of a record. «slides.2» is «Diapositiva 3», on the wire «diapositivas.3». */
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

/**
 * Pieces for merging concurrent edits. A list of variable length is one piece, because its records
 * have no identity.
 */
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
