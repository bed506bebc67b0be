import type * as v from 'valibot';
import type { CatalogEntry, CatalogItem } from './catalog';
import { maxTextLength } from './text';
import { wireInteger, wireObject, wireTextUpTo } from './wire';

export type Language = CatalogItem;

export const languageWire = wireObject({
  id_idioma: wireInteger,
  nombre_idioma: wireTextUpTo(maxTextLength),
});

export const toLanguage = (wire: v.InferOutput<typeof languageWire>): Language => ({
  id: wire.id_idioma,
  name: wire.nombre_idioma,
});

export const languageToWire = ({ id, name }: Language) => ({ id_idioma: id, nombre_idioma: name });

export const languageEntryToWire = ({ name }: CatalogEntry) => ({ nombre_idioma: name });
