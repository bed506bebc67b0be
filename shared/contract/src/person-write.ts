import { writeFromWire, type WriteOf } from './field-writes';
import { personFields } from './person-fields';

/** What the server reads of a person. */
export type PersonWrite = WriteOf<typeof personFields>;

export const personEntryFromWire = writeFromWire(personFields);
