// A table such as `offer-fields.ts` describes a resource once, as plain data. Separate files derive
// the rest, so that a page only loads the code that it uses.
// - `field-answers`: schema and reading of answers.
// - `field-bodies` and `field-entry-bodies`: writing of records and of form values.
// - `field-columns` and `field-changes`: fields in the database and in the activity log.
// - `field-entries`: schema and initial values of forms.
// - `field-writes`: bodies accepted by the server.
// - `field-texts`: texts of values, to show changes.
//
// The overload signatures there carry the exact types; the implementations accept any table.

/** Fields of a resource, by their names in our code. `wire` is the name in JSON. */
export type Fields = Readonly<Record<string, Field>>;

/** One field of a resource: its kind, wire name, label, limits and messages. */
export type Field = Entered | Chosen | Listed | Held | Word | Nested | Records;

/** Some fields may be missing, and some answers use another name (S3.08). */
type OnWire = { wire: string; otherWire?: string; isOptional?: true; label?: string };

/** `formLabel` is a longer label for forms. */
type Labelled = OnWire & { label: string; formLabel?: string };

/**
 * Field typed into a form: one line, several lines, an e-mail, a number of things or a list of
 * records. Has messages for refused values.
 */
type Entered = Labelled &
  (
    | ({ kind: 'text' | 'lines'; max: number; required?: string } & Shaped)
    | { kind: 'email'; required?: string; malformed?: string }
    | { kind: 'count'; max: number; required: string; unit: string }
    | { kind: 'entries'; of: Fields; item: string; min: number; max: number }
  );

/** Format of a text. Without `required`, an empty text must match the pattern too. */
export type Shaped = { min?: number; tooShort?: string; pattern?: { of: RegExp; message: string } };

/** List of records typed in the form; `item` is the label of one record. */
export type Entries = Extract<Entered, { kind: 'entries' }>;

/** An item of a catalog. Forms and the database hold its id under the name in `entry`. */
type Chosen = Labelled & { kind: 'choice'; of: Fields; entry: string; required: string };

/** Countries or cities, edited in a separate dialog. */
type Listed = Labelled & { kind: 'places'; of: Fields; entry: string; max: number };

/** Field outside the form, usually set by the server. */
type Held = OnWire &
  (
    | { kind: 'id' | 'version' | 'integer' | 'number' | 'day' | 'moment' | 'file' }
    // With an initial value, a body may set it.
    | { kind: 'flag'; initial?: boolean }
    | { kind: 'plain'; max?: number }
  );

/** One of several words. Keys are the words in our code, values those on the wire. */
type Word = OnWire & { kind: 'word'; words: Readonly<Record<string, string>> };

/** Another record, or only its id. With the message `required`, bodies must name it. */
type Nested = OnWire & { kind: 'record' | 'reference'; of: Fields; required?: string };

type Records = OnWire & { kind: 'records'; of: Fields; max?: number };

/** Record of a table, with the exact type of each field. */
export type RecordOf<F extends Fields> = { -readonly [Name in keyof F]: ValueOf<F[Name]> };

type ValueOf<F extends Field> = F extends { isOptional: true }
  ? Present<F> | undefined
  : Present<F>;

type Present<F extends Field> = F extends { kind: 'choice' | 'record'; of: infer Of extends Fields }
  ? RecordOf<Of>
  : F extends { kind: 'places' | 'records' | 'entries'; of: infer Of extends Fields }
    ? RecordOf<Of>[]
    : F extends { kind: 'word'; words: infer Words }
      ? Extract<keyof Words, string>
      : F extends { kind: 'count' | 'id' | 'version' | 'integer' | 'number' | 'reference' }
        ? number
        : F extends { kind: 'flag' }
          ? boolean
          : string;

/** Validated form values. */
export type EntryOf<F extends Fields> = {
  -readonly [Name in keyof F as EntryName<Name, F[Name]>]: EntryValue<F[Name]>;
};

/** Form values before validation: selects and number fields hold text. */
export type FormValuesOf<F extends Fields> = {
  -readonly [Name in keyof F as EntryName<Name, F[Name]>]: F[Name] extends IdOrNumber
    ? string | number
    : F[Name] extends { kind: 'entries'; of: infer Of extends Fields }
      ? FormValuesOf<Of>[]
      : string;
};

type IdOrNumber = { kind: 'choice' | 'count' };

type EntryValue<F extends Field> = F extends IdOrNumber
  ? F extends { isOptional: true }
    ? number | undefined
    : number
  : F extends { kind: 'entries'; of: infer Of extends Fields }
    ? EntryOf<Of>[]
    : string;

type EntryName<Name, F extends Field> = F extends {
  kind: 'choice';
  entry: infer Entry extends string;
}
  ? Entry
  : F extends { kind: 'text' | 'lines' | 'email' | 'count' | 'entries' }
    ? Name
    : never;

/** True if forms contain the field. */
export const isEntered = ({ kind }: Field) =>
  ['choice', 'count', 'text', 'lines', 'email', 'entries'].includes(kind);

/** True if the value is a list. */
export const holdsMany = (
  field: Field,
): field is Extract<Field, { kind: 'places' | 'records' | 'entries' }> =>
  field.kind === 'places' || field.kind === 'records' || field.kind === 'entries';

/** Name of the field in forms. */
export const entryName = (name: string, field: Field) =>
  field.kind === 'choice' ? field.entry : name;

/** JSON object, or a record of an unknown table. */
export type Loose = Readonly<Record<string, unknown>>;

/** Number of writes of a record that several people may edit; see `Versioned`. */
export const versionField = { kind: 'version', wire: 'version', isOptional: true } as const;
