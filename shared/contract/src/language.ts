import * as v from 'valibot';
import type { CatalogEntry, CatalogItem, CatalogRecord } from './catalog';
import { maxTextLength } from './text';
import { toVersion, versionToWire, versionWire } from './version';
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

export const languageRecordWire = wireObject({ ...languageWire.entries, ...versionWire });

export const languageRecordFromWire = v.pipe(
  languageRecordWire,
  v.transform((wire): CatalogRecord => ({ ...toLanguage(wire), ...toVersion(wire) })),
);

export const languageRecordToWire = (record: CatalogRecord) => ({
  ...languageToWire(record),
  ...versionToWire(record),
});

export const languageEntryToWire = ({ name }: CatalogEntry) => ({ nombre_idioma: name });
