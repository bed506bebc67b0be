import { answerSchema, fromWire } from './field-answers';
import { toWire } from './field-bodies';
import { entryToWire } from './field-entry-bodies';
import type { EntryOf, Fields, RecordOf } from './fields';
import { personFields } from './person-fields';

/** Person of the staff's directory (specification §3). */
export type Person = RecordOf<typeof personFields>;
/** Validated values of the form. */
export type PersonEntry = EntryOf<typeof personFields>;

/** The specification gives no page size (specification §9). */
export const peoplePageSize = 10;

/** Answer of GET /api/personas/{id} (S7.07), and item of GET /api/personas/page/{page} (S7.06). */
export const personWire = answerSchema(personFields);
export const personFromWire = fromWire(personFields);
export const personToWire = toWire(personFields);

const entryWire = entryToWire(personFields);

/** Body of a saved person. An update also sends the id and the version that the page last read. */
export const personEntryToWire = (entry: PersonEntry, edited?: Pick<Person, 'id' | 'version'>) => ({
  ...(edited && { id_persona: edited.id, version: edited.version }),
  ...entryWire(entry),
});

const savedPersonFields = {
  person: { kind: 'record', wire: 'persona', of: personFields },
  message: { kind: 'plain', wire: 'mensaje' },
} as const satisfies Fields;

/** Answer to a saved person and to a photo upload (S7.07, S7.08). */
export const savedPersonWire = answerSchema(savedPersonFields);
export const savedPersonFromWire = fromWire(savedPersonFields);
export const savedPersonToWire = toWire(savedPersonFields);
