import * as v from 'valibot';
import { requiredText } from './text';

/** An item of a catalog: an id and the text that people see. */
export type CatalogItem = { id: number; name: string };

/** What a person enters for an item of the master data (specification §5). */
export const catalogEntry = v.object({ name: requiredText('Este campo es obligatorio.') });
export type CatalogEntry = v.InferOutput<typeof catalogEntry>;
