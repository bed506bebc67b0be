import * as v from 'valibot';
import { requiredText } from './text';
import type { Versioned } from './version';

/** An item of a catalog: an id and the text that people see. */
export type CatalogItem = { id: number; name: string };

/** One of the master data, which several people may edit. */
export type CatalogRecord = CatalogItem & Versioned;

/** What a person enters for an item of the master data (specification §5). */
export const catalogEntry = v.object({ name: requiredText('Este campo es obligatorio.') });
export type CatalogEntry = v.InferOutput<typeof catalogEntry>;

/** What the server reads of it. */
export type CatalogWrite = CatalogEntry & Versioned;
