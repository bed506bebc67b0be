import { languageFields, questionFields, skillFields } from './master-fields';
import { answerSchema, fromWire } from './field-answers';
import { entryToWire, toWire } from './field-bodies';
import { versionField } from './fields';

// The master data as staff edit them. Apart, as pages that only name an item need none of this.

export const skillRecordFields = { ...skillFields, version: versionField };
export const questionRecordFields = { ...questionFields, version: versionField };
export const languageRecordFields = { ...languageFields, version: versionField };

export const skillRecordWire = answerSchema(skillRecordFields);
export const skillRecordFromWire = fromWire(skillRecordFields);
export const skillRecordToWire = toWire(skillRecordFields);
export const skillEntryToWire = entryToWire(skillFields);

export const questionRecordWire = answerSchema(questionRecordFields);
export const questionRecordFromWire = fromWire(questionRecordFields);
export const questionRecordToWire = toWire(questionRecordFields);
export const questionEntryToWire = entryToWire(questionFields);

export const languageRecordWire = answerSchema(languageRecordFields);
export const languageRecordFromWire = fromWire(languageRecordFields);
export const languageRecordToWire = toWire(languageRecordFields);
export const languageEntryToWire = entryToWire(languageFields);
