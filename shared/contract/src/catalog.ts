import * as v from 'valibot';
import { requiredText } from './text';
import type { RecordOf } from './fields';
import { skillFields } from './master-fields';
import type { Versioned } from './version';

/** Item of a catalog: an id and its displayed name. */
export type CatalogItem = RecordOf<typeof skillFields>;

/** Item of the master data. The version detects concurrent edits. */
export type CatalogRecord = CatalogItem & Versioned;

/** Form of an item, the same for all master data (S5.25). */
export const catalogEntry = v.object({
  name: requiredText(skillFields.name.required, skillFields.name.max),
});
/** Validated name of an item. */
export type CatalogEntry = v.InferOutput<typeof catalogEntry>;

/** Body of a saved item, as the server reads it. */
export type CatalogWrite = CatalogEntry & Versioned;
