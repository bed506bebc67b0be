import * as v from 'valibot';
import { requiredText } from './text';
import type { RecordOf } from './fields';
import { skillFields } from './master-fields';
import type { Versioned } from './version';

/** An item of a catalog: an id and the text that people see. */
export type CatalogItem = RecordOf<typeof skillFields>;

/** One of the master data, which several people may edit. */
export type CatalogRecord = CatalogItem & Versioned;

/** What a person enters for an item of the master data (specification §5), the same in each of them. */
export const catalogEntry = v.object({
  name: requiredText(skillFields.name.required, skillFields.name.max),
});
export type CatalogEntry = v.InferOutput<typeof catalogEntry>;

/** What the server reads of it. */
export type CatalogWrite = CatalogEntry & Versioned;
