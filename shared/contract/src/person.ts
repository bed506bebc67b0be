import { answerSchema, fromWire } from './field-answers';
import { toWire } from './field-bodies';
import { entryToWire } from './field-entry-bodies';
import type { EntryOf, Fields, RecordOf } from './fields';
import { personFields } from './person-fields';

export type Person = RecordOf<typeof personFields>;
/** What staff enter. */
export type PersonEntry = EntryOf<typeof personFields>;

/** The specification shows no page size (§9). */
export const peoplePageSize = 10;

export const personWire = answerSchema(personFields);
export const personFromWire = fromWire(personFields);
export const personToWire = toWire(personFields);

const entryWire = entryToWire(personFields);

/** With an update travel the id (specification §3) and the version of the person as it was read. */
export const personEntryToWire = (entry: PersonEntry, edited?: Pick<Person, 'id' | 'version'>) => ({
  ...(edited && { id_persona: edited.id, version: edited.version }),
  ...entryWire(entry),
});

/** A person's write, and the upload of a photo, answer with the person and a text (specification §7). */
const savedPersonFields = {
  person: { kind: 'record', wire: 'persona', of: personFields },
  message: { kind: 'plain', wire: 'mensaje' },
} as const satisfies Fields;

export const savedPersonWire = answerSchema(savedPersonFields);
export const savedPersonFromWire = fromWire(savedPersonFields);
export const savedPersonToWire = toWire(savedPersonFields);
