import type { ActivityQuery } from '@portal/contract/activity';
import type { Versioned } from '@portal/contract/version';
import { showAlert } from '@portal/runtime';
import { errorStatus } from '../failures/error-message';
import { loadLastChanges } from './last-changes';
import {
  askWhichChangeToKeep,
  conflictTexts,
  colleagueChangeLine,
  type ColleagueChange,
} from './edit-conflict';

type Value = string | number | undefined;
type Values = Readonly<Record<string, Value>>;

/** A field to compare after concurrent changes. */
export type ComparedField<Stored, Entry> = {
  label: string;
  read: (stored: Stored) => string;
  /** Name in the form; undefined if the field is edited elsewhere. */
  name?: keyof Entry;
  /** True if the form holds the id of a chosen item. */
  isChoice?: boolean;
};

type SaveOver<Stored, Entry, Saved> = {
  /** Record as read when the form was opened. */
  before: Stored;
  /** Record in the activity log, to name the author of a change. */
  of?: ActivityQuery['of'];
  entry: Entry;
  fields: readonly ComparedField<Stored, Entry>[];
  /** Form values of an unedited record. */
  toFields: (stored: Stored) => Record<keyof Entry, Value>;
  save: (stored: Stored) => Promise<Saved>;
  reload: () => Promise<Stored>;
};

type Outcome<Stored, Entry, Saved> =
  | { kind: 'saved'; saved: Saved }
  | {
      /** Not saved: the form continues with the colleague's version. */
      kind: 'outdated';
      after: Stored;
      /** Fields in which the user chose the colleague's value. All other typed values stay. */
      taken: readonly (keyof Entry)[];
    };

/**
 * Saves form values. After a concurrent change, shows it, and asks which value to keep if both
 * changed the same field. Typed values are never lost without a question. Other errors are thrown.
 */
export async function saveOver<Stored extends Versioned, Entry extends Values, Saved>(
  edit: SaveOver<Stored, Entry, Saved>,
): Promise<Outcome<Stored, Entry, Saved>> {
  const { before, save, reload } = edit;
  try {
    return { kind: 'saved', saved: await save(before) };
  } catch (error) {
    const after = errorStatus(error) === 409 ? await reload().catch(() => before) : before;
    // A 409 for another reason, such as a name in use.
    if (after.version === before.version) throw error;
    const changes = changesOf(edit, after);
    // The colleague changed only fields outside this form, or made the same changes.
    if (changes.length === 0) return { kind: 'saved', saved: await save(after) };
    const lastChange = await loadLastChanges(edit.of);
    const told = changes.map((change) => ({ ...change, by: lastChange(change.label) }));
    return { kind: 'outdated', after, taken: await settle(told) };
  }
}

/** A colleague's change, with the name of its form field if there is one. */
type Change<Name> = ColleagueChange & { name: Name | undefined };

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

/** Returns the fields that take the colleague's value. */
async function settle<Name>(changes: readonly Change<Name>[]): Promise<readonly Name[]> {
  const contested = changes.filter(({ mine }) => mine !== undefined);
  const details = changes.map(colleagueChangeLine);
  if (contested.length === 0) {
    await showAlert({
      kind: 'warning',
      title: conflictTexts.title,
      details,
      text: 'Ya están en el formulario, junto a lo que escribiste. Revísalo y guarda de nuevo.',
    });
    return [];
  }
  const answer = await askWhichChangeToKeep({
    details,
    unanswered: 'mine',
    text: 'Lo que no tocaste ya está al día en el formulario. Donde los dos cambiaron lo mismo, elige qué queda; después revísalo y guarda de nuevo.',
  });
  return answer === 'theirs' ? contested.flatMap(({ name }) => name ?? []) : [];
}

const asText = (value: Value) => String(value ?? '');
