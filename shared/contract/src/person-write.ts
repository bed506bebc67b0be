import * as v from 'valibot';
import { personEntry, type PersonWrite } from './person';
import { requestObject, requestVersion, wireId } from './request';
import { toVersion } from './version';
import { wireObject } from './wire';

export const personEntryFromWire = v.pipe(
  requestObject({
    nombre: personEntry.entries.firstName,
    apellido: personEntry.entries.lastName,
    correo: personEntry.entries.email,
    pais: v.nullish(wireObject({ id: wireId })),
    ...requestVersion,
  }),
  v.transform((wire): PersonWrite => ({
    firstName: wire.nombre,
    lastName: wire.apellido,
    email: wire.correo,
    countryId: wire.pais?.id,
    ...toVersion(wire),
  })),
);
