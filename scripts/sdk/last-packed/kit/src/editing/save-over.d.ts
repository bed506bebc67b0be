import type { ActivityQuery } from '@portal/contract/activity';
import type { Versioned } from '@portal/contract/version';
type Value = string | number | undefined;
type Values = Readonly<Record<string, Value>>;
export type ComparedField<Stored, Entry> = {
    label: string;
    read: (stored: Stored) => string;
    name?: keyof Entry;
    isChoice?: boolean;
};
type SaveOver<Stored, Entry, Saved> = {
    before: Stored;
    of?: ActivityQuery['of'];
    entry: Entry;
    fields: readonly ComparedField<Stored, Entry>[];
    toFields: (stored: Stored) => Record<keyof Entry, Value>;
    save: (stored: Stored) => Promise<Saved>;
    reload: () => Promise<Stored>;
};
type Outcome<Stored, Entry, Saved> = {
    kind: 'saved';
    saved: Saved;
} | {
    kind: 'outdated';
    after: Stored;
    taken: readonly (keyof Entry)[];
};
export declare function saveOver<Stored extends Versioned, Entry extends Values, Saved>(edit: SaveOver<Stored, Entry, Saved>): Promise<Outcome<Stored, Entry, Saved>>;
export {};
