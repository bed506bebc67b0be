import * as v from 'valibot';
import { catalogEntry, type CatalogWrite } from './catalog';
import { requestObject, requestVersion } from './request';
import { toVersion } from './version';

// What the server reads for an item of the master data.

export const skillEntryFromWire = v.pipe(
  requestObject({ conocimientos: catalogEntry.entries.name, ...requestVersion }),
  v.transform((wire): CatalogWrite => ({ name: wire.conocimientos, ...toVersion(wire) })),
);

export const questionEntryFromWire = v.pipe(
  requestObject({ des_pregunta: catalogEntry.entries.name, ...requestVersion }),
  v.transform((wire): CatalogWrite => ({ name: wire.des_pregunta, ...toVersion(wire) })),
);

export const languageEntryFromWire = v.pipe(
  requestObject({ nombre_idioma: catalogEntry.entries.name, ...requestVersion }),
  v.transform((wire): CatalogWrite => ({ name: wire.nombre_idioma, ...toVersion(wire) })),
);
