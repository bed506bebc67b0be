import * as v from 'valibot';
import { personEntry, type PersonEntry } from './person';
import { requestObject, wireId } from './request';
import { wireObject } from './wire';

/** What the server reads of a person. */
export const personEntryFromWire = v.pipe(
  requestObject({
    nombre: personEntry.entries.firstName,
    apellido: personEntry.entries.lastName,
    correo: personEntry.entries.email,
    pais: v.nullish(wireObject({ id: wireId })),
  }),
  v.transform((wire): PersonEntry => ({
    firstName: wire.nombre,
    lastName: wire.apellido,
    email: wire.correo,
    countryId: wire.pais?.id,
  })),
);
