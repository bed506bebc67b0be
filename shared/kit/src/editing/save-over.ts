import type { ActivityQuery } from '@portal/contract/activity';
import type { Versioned } from '@portal/contract/version';
import { showAlert } from '@portal/runtime';
import { errorStatus } from '../failures/error-message';
import { loadLastChanges } from './last-changes';
import {
  askWhoseStands,
  conflictTexts,
  foreignChangeLine,
  type ForeignChange,
} from './whose-stands';

type Value = string | number | undefined;
type Values = Readonly<Record<string, Value>>;

/** A field of what is edited, for telling two people's changes of it. */
export type ComparedField<Stored, Entry> = {
  label: string;
  /** What people read in it. */
  read: (stored: Stored) => string;
  /** Its name in the form; none for what is edited elsewhere. */
  name?: keyof Entry;
  /** It is chosen from a list, so that what is entered is an id. */
  isChoice?: boolean;
};

type SaveOver<Stored, Entry, Saved> = {
  /** As it was read when the editing began. */
  before: Stored;
  /** Whose activity tells who changed it, where it has one. */
  of?: ActivityQuery['of'];
  entry: Entry;
  fields: readonly ComparedField<Stored, Entry>[];
  /** What the form holds when nobody has typed. */
  toFields: (stored: Stored) => Record<keyof Entry, Value>;
  save: (stored: Stored) => Promise<Saved>;
  reload: () => Promise<Stored>;
};

type Outcome<Stored, Entry, Saved> =
  | { kind: 'saved'; saved: Saved }
  | {
      /** Nothing is saved yet: the form goes on from what a colleague saved. */
      kind: 'outdated';
      after: Stored;
      /** Where both changed the same and theirs shall stand; what else was typed stays. */
      taken: readonly (keyof Entry)[];
    };

/**
 * Saves what is entered. When a colleague has saved since it was read, tells what changed and asks which of the two
 * stands where both changed the same; what was typed is never lost unasked. Any other failure is thrown.
 */
export async function saveOver<Stored extends Versioned, Entry extends Values, Saved>(
  edit: SaveOver<Stored, Entry, Saved>,
): Promise<Outcome<Stored, Entry, Saved>> {
  const { before, save, reload } = edit;
  try {
    return { kind: 'saved', saved: await save(before) };
  } catch (error) {
    const after = errorStatus(error) === 409 ? await reload().catch(() => before) : before;
    // A refusal of another kind, such as a name that is taken.
    if (after.version === before.version) throw error;
    const changes = changesOf(edit, after);
    // A colleague has written what this form does not hold, or just the same.
    if (changes.length === 0) return { kind: 'saved', saved: await save(after) };
    const lastChange = await loadLastChanges(edit.of);
    const told = changes.map((change) => ({ ...change, by: lastChange(change.label) }));
    return { kind: 'outdated', after, taken: await settle(told) };
  }
}

/** What a colleague changed of a field of the form, if it has one for it. */
type Change<Name> = ForeignChange & { name: Name | undefined };

function changesOf<Stored, Entry extends Values>(
  { before, entry, fields, toFields }: SaveOver<Stored, Entry, unknown>,
  after: Stored,
): Change<keyof Entry>[] {
  const same = (stored: Stored, name: keyof Entry) =>
    asText(entry[name]) === asText(toFields(stored)[name]);

  return fields
    .filter(({ read }) => read(before) !== read(after))
    .filter(({ name }) => name === undefined || !same(after, name))
    .map(({ label, read, name, isChoice = false }) => {
      const change = { label, theirs: read(after), name };
      if (name === undefined || same(before, name)) return change;
      return { ...change, mine: isChoice ? 'otra opción' : asText(entry[name]) };
    });
}

/** Returns the fields in which the colleague's text shall stand. */
async function settle<Name>(changes: readonly Change<Name>[]): Promise<readonly Name[]> {
  const contested = changes.filter(({ mine }) => mine !== undefined);
  const details = changes.map(foreignChangeLine);
  if (contested.length === 0) {
    await showAlert({
      kind: 'warning',
      title: conflictTexts.title,
      details,
      text: 'Ya están en el formulario, junto a lo que escribiste. Revísalo y guarda de nuevo.',
    });
    return [];
  }
  const answer = await askWhoseStands({
    details,
    unanswered: 'mine',
    text: 'Lo que no tocaste ya está al día en el formulario. Donde los dos cambiaron lo mismo, elige qué queda; después revísalo y guarda de nuevo.',
  });
  return answer === 'theirs' ? contested.flatMap(({ name }) => name ?? []) : [];
}

const asText = (value: Value) => String(value ?? '');
