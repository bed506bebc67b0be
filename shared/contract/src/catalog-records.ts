import type { CatalogEntry } from './catalog';
import { languageFields, questionFields, skillFields } from './master-fields';
import { fromWire } from './field-answers';
import { toWire } from './field-bodies';
import { versionField } from './fields';

// Master data as staff edit them. Separate from `catalog`, because pages that only show names do
// not need this.

/** Skill with its version. */
export const skillRecordFields = { ...skillFields, version: versionField };
/** Question with its version. */
export const questionRecordFields = { ...questionFields, version: versionField };
/** Language with its version. */
export const languageRecordFields = { ...languageFields, version: versionField };

/** Item of GET /api/conocimientos (S7.10). */
export const skillRecordFromWire = fromWire(skillRecordFields);
export const skillRecordToWire = toWire(skillRecordFields);
/** Body of a created or updated skill (S7.10). */
export const skillEntryToWire = ({ name }: CatalogEntry) => ({ [skillFields.name.wire]: name });

/** Item of GET /api/preguntas (S7.12). */
export const questionRecordFromWire = fromWire(questionRecordFields);
export const questionRecordToWire = toWire(questionRecordFields);
/** Body of a created or updated question (S7.12). */
export const questionEntryToWire = ({ name }: CatalogEntry) => ({
  [questionFields.name.wire]: name,
});

/** Item of GET /api/idiomas (S7.11). */
export const languageRecordFromWire = fromWire(languageRecordFields);
export const languageRecordToWire = toWire(languageRecordFields);
/** Body of a created or updated language (S7.11). */
export const languageEntryToWire = ({ name }: CatalogEntry) => ({
  [languageFields.name.wire]: name,
});
