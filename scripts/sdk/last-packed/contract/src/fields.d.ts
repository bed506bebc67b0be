export type Fields = Readonly<Record<string, Field>>;
export type Field = Entered | Chosen | Listed | Held | Word | Nested | Records;
type OnWire = {
    wire: string;
    otherWire?: string;
    isOptional?: true;
    label?: string;
};
type Labelled = OnWire & {
    label: string;
    formLabel?: string;
};
type Entered = Labelled & ({
    kind: 'text' | 'lines';
    max: number;
    required?: string;
    min?: number;
    tooShort?: string;
} | {
    kind: 'email';
    required?: string;
    malformed?: string;
} | {
    kind: 'count';
    max: number;
    required: string;
    unit: string;
});
type Chosen = Labelled & {
    kind: 'choice';
    of: Fields;
    entry: string;
    required: string;
};
type Listed = Labelled & {
    kind: 'places';
    of: Fields;
    entry: string;
    max: number;
};
type Held = OnWire & ({
    kind: 'id' | 'version' | 'integer' | 'number' | 'day' | 'moment' | 'flag' | 'file';
} | {
    kind: 'plain';
    max?: number;
});
type Word = OnWire & {
    kind: 'word';
    words: Readonly<Record<string, string>>;
};
type Nested = OnWire & {
    kind: 'record' | 'reference';
    of: Fields;
    required?: string;
};
type Records = OnWire & {
    kind: 'records';
    of: Fields;
    max?: number;
};
export type RecordOf<F extends Fields> = {
    -readonly [Name in keyof F]: ValueOf<F[Name]>;
};
type ValueOf<F extends Field> = F extends {
    isOptional: true;
} ? Present<F> | undefined : Present<F>;
type Present<F extends Field> = F extends {
    kind: 'choice' | 'record';
    of: infer Of extends Fields;
} ? RecordOf<Of> : F extends {
    kind: 'places' | 'records';
    of: infer Of extends Fields;
} ? RecordOf<Of>[] : F extends {
    kind: 'word';
    words: infer Words;
} ? Extract<keyof Words, string> : F extends {
    kind: 'count' | 'id' | 'version' | 'integer' | 'number' | 'reference';
} ? number : F extends {
    kind: 'flag';
} ? boolean : string;
export type EntryOf<F extends Fields> = {
    -readonly [Name in keyof F as EntryName<Name, F[Name]>]: EntryValue<F[Name]>;
};
export type FormValuesOf<F extends Fields> = {
    -readonly [Name in keyof F as EntryName<Name, F[Name]>]: F[Name] extends IdOrNumber ? string | number : string;
};
type IdOrNumber = {
    kind: 'choice' | 'count';
};
type EntryValue<F extends Field> = F extends IdOrNumber ? F extends {
    isOptional: true;
} ? number | undefined : number : string;
type EntryName<Name, F extends Field> = F extends {
    kind: 'choice';
    entry: infer Entry extends string;
} ? Entry : F extends {
    kind: 'text' | 'lines' | 'email' | 'count';
} ? Name : never;
export declare const isEntered: ({ kind }: Field) => boolean;
export declare const holdsMany: (field: Field) => field is Extract<Field, {
    kind: 'places' | 'records';
}>;
export declare const entryName: (name: string, field: Field) => string;
export type Loose = Readonly<Record<string, unknown>>;
export declare const versionField: {
    readonly kind: 'version';
    readonly wire: 'version';
    readonly isOptional: true;
};
export {};
