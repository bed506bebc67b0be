import type { CatalogEntry } from './catalog';
import { languageFields, questionFields, skillFields } from './master-fields';
import { fromWire } from './field-answers';
import { toWire } from './field-bodies';
import { versionField } from './fields';

// Master data as staff edit them. Separate from `catalog`, because pages that only show names do
// not need this.

export const skillRecordFields = { ...skillFields, version: versionField };
export const questionRecordFields = { ...questionFields, version: versionField };
export const languageRecordFields = { ...languageFields, version: versionField };

export const skillRecordFromWire = fromWire(skillRecordFields);
export const skillRecordToWire = toWire(skillRecordFields);
export const skillEntryToWire = ({ name }: CatalogEntry) => ({ [skillFields.name.wire]: name });

export const questionRecordFromWire = fromWire(questionRecordFields);
export const questionRecordToWire = toWire(questionRecordFields);
export const questionEntryToWire = ({ name }: CatalogEntry) => ({
  [questionFields.name.wire]: name,
});

export const languageRecordFromWire = fromWire(languageRecordFields);
export const languageRecordToWire = toWire(languageRecordFields);
export const languageEntryToWire = ({ name }: CatalogEntry) => ({
  [languageFields.name.wire]: name,
});
