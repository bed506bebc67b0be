import * as v from 'valibot';
import { catalogEntry, type CatalogEntry } from './catalog';
import { requestObject } from './request';

// What the server reads for an item of the master data.

export const skillEntryFromWire = v.pipe(
  requestObject({ conocimientos: catalogEntry.entries.name }),
  v.transform((wire): CatalogEntry => ({ name: wire.conocimientos })),
);

export const questionEntryFromWire = v.pipe(
  requestObject({ des_pregunta: catalogEntry.entries.name }),
  v.transform((wire): CatalogEntry => ({ name: wire.des_pregunta })),
);

export const languageEntryFromWire = v.pipe(
  requestObject({ nombre_idioma: catalogEntry.entries.name }),
  v.transform((wire): CatalogEntry => ({ name: wire.nombre_idioma })),
);
