// A table such as `offer-fields.ts` says once what a resource holds. It is plain data; what follows from it is made
// by files of their own, so that a page carries no more than it uses:
// - `field-answers`: the shape of an answer, and how it is read;
// - `field-bodies` and `field-entry-bodies`: how a record, or what was entered, is written;
// - `field-columns` and `field-changes`: what the database and the activity hold of it;
// - `field-entries`: what a form accepts, and what it begins with;
// - `field-writes`: what the server takes;
// - `field-texts`: how people read a value, to tell what changed.
// The exact types stand in the signatures there and follow from the table; what runs goes through any table.

/** The fields of a resource, by their names in our code. */
export type Fields = Readonly<Record<string, Field>>;

export type Field = Entered | Chosen | Listed | Held | Word | Nested | Records;

/** Some fields may be missing, and some answers use another name (specification §3). */
type OnWire = { wire: string; otherWire?: string; isOptional?: true; label?: string };

/** A form may call a field by a longer name than the rest of the site does. */
type Labelled = OnWire & { label: string; formLabel?: string };

/** Typed into a form: one line, several lines, an e-mail or how many there are. The messages are for what is refused. */
type Entered = Labelled &
  (
    | ({ kind: 'text' | 'lines'; max: number; required?: string } & Shaped)
    | { kind: 'email'; required?: string; malformed?: string }
    | { kind: 'count'; max: number; required: string; unit: string }
    | { kind: 'entries'; of: Fields; item: string; min: number; max: number }
  );

/** What a text must look like; without `required` the pattern takes an empty one too. */
export type Shaped = { min?: number; tooShort?: string; pattern?: { of: RegExp; message: string } };

/** Records that are typed one below the other; `item` is what a form calls one of them. */
export type Entries = Extract<Entered, { kind: 'entries' }>;

/** One item of a catalog. A form and the database hold its id, under the name that `entry` gives. */
type Chosen = Labelled & { kind: 'choice'; of: Fields; entry: string; required: string };

/** Countries or cities, which have a dialog of their own. */
type Listed = Labelled & { kind: 'places'; of: Fields; entry: string; max: number };

/** What no form holds, mostly set by the server. */
type Held = OnWire &
  (
    | { kind: 'id' | 'version' | 'integer' | 'number' | 'day' | 'moment' | 'file' }
    // With an initial value, who writes the record may name it.
    | { kind: 'flag'; initial?: boolean }
    | { kind: 'plain'; max?: number }
  );

/** One of a few words of our code, each with the one that travels for it. */
type Word = OnWire & { kind: 'word'; words: Readonly<Record<string, string>> };

/** Another record, or only its id; with a message, who writes the record has to name it. */
type Nested = OnWire & { kind: 'record' | 'reference'; of: Fields; required?: string };

/** A list of other records. */
type Records = OnWire & { kind: 'records'; of: Fields; max?: number };

/** What our code holds for a table: each field with its exact type. */
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

/** What is entered, once it is read. */
export type EntryOf<F extends Fields> = {
  -readonly [Name in keyof F as EntryName<Name, F[Name]>]: EntryValue<F[Name]>;
};

/** What the form holds before: selects and number fields hold text. */
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

/** Whether a form holds it. */
export const isEntered = ({ kind }: Field) =>
  ['choice', 'count', 'text', 'lines', 'email', 'entries'].includes(kind);

/** Whether it is a list. */
export const holdsMany = (
  field: Field,
): field is Extract<Field, { kind: 'places' | 'records' | 'entries' }> =>
  field.kind === 'places' || field.kind === 'records' || field.kind === 'entries';

/** How a form calls it. */
export const entryName = (name: string, field: Field) =>
  field.kind === 'choice' ? field.entry : name;

/** What travels, or any record whose fields are not known yet. */
export type Loose = Readonly<Record<string, unknown>>;

/** Counts the writes of what several people may edit; see `Versioned`. */
export const versionField = { kind: 'version', wire: 'version', isOptional: true } as const;
