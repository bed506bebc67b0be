import * as v from 'valibot';
import { catalogEntry, type CatalogEntry, type CatalogItem } from './catalog';
import { wireNumber, wireObject, wireText } from './wire';

export type Language = CatalogItem;

export const languageWire = wireObject({ id_idioma: wireNumber, nombre_idioma: wireText });

export const toLanguage = (wire: v.InferOutput<typeof languageWire>): Language => ({
  id: wire.id_idioma,
  name: wire.nombre_idioma,
});

export const languageFromWire = v.pipe(languageWire, v.transform(toLanguage));

export const languageToWire = ({ id, name }: Language) => ({ id_idioma: id, nombre_idioma: name });

const languageEntryWire = wireObject({ nombre_idioma: wireText });

export const languageEntryFromWire = v.pipe(
  languageEntryWire,
  v.transform((wire) => ({ name: wire.nombre_idioma })),
  catalogEntry,
);

export const languageEntryToWire = ({ name }: CatalogEntry) => ({ nombre_idioma: name });
