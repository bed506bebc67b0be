import * as v from 'valibot';
import { answerSchema, fromWire, toRecord } from './field-answers';
import { toWire } from './field-bodies';
import { entryToWire } from './field-entry-bodies';
import type { EntryOf, RecordOf } from './fields';
import { personFields } from './person-fields';
import { wireObject, wireText } from './wire';

export type Person = RecordOf<typeof personFields>;
/** What staff enter. */
export type PersonEntry = EntryOf<typeof personFields>;

/** The specification shows no page size (§9). */
export const peoplePageSize = 10;

export const personWire = answerSchema(personFields);
const toPerson = toRecord(personFields);
export const personFromWire = fromWire(personFields);
export const personToWire = toWire(personFields);

const entryWire = entryToWire(personFields);

/** With an update travel the id (specification §3) and the version of the person as it was read. */
export const personEntryToWire = (entry: PersonEntry, edited?: Pick<Person, 'id' | 'version'>) => ({
  ...(edited && { id_persona: edited.id, version: edited.version }),
  ...entryWire(entry),
});

/** A person's write, and the upload of a photo, answer with the person and a text (specification §7). */
export type SavedPerson = { person: Person; message: string };

export const savedPersonWire = wireObject({ persona: personWire, mensaje: wireText });

export const savedPersonFromWire = v.pipe(
  savedPersonWire,
  v.transform((wire): SavedPerson => ({
    person: toPerson(wire.persona),
    message: wire.mensaje,
  })),
);

export const savedPersonToWire = ({ person, message }: SavedPerson) => ({
  persona: personToWire(person),
  mensaje: message,
});
