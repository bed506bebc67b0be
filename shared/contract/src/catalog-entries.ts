import { languageRecordFields, questionRecordFields, skillRecordFields } from './catalog-records';
import { writeFromWire } from './field-writes';

// What the server reads for an item of the master data.

export const skillEntryFromWire = writeFromWire(skillRecordFields);
export const questionEntryFromWire = writeFromWire(questionRecordFields);
export const languageEntryFromWire = writeFromWire(languageRecordFields);
