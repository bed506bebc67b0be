import * as v from 'valibot';
import { contactLimits, contactRequest, honeypotField } from './contact-request';
import {
  kindNames,
  kindsByName,
  missingDetails,
  privacyFields,
  privacyLimits,
  unknownKind,
} from './privacy-request';
import { requestObject } from './request';
import { freeLines, requiredLines } from './text';

// What the server reads of the forms that anybody may send.

/** With room for what robots write, so that they learn nothing. */
const honeypotWire = v.nullish(freeLines(contactLimits.description), '');

export const contactRequestFromWire = v.pipe(
  requestObject({
    nombre: contactRequest.entries.name,
    email: contactRequest.entries.email,
    celular: contactRequest.entries.phone,
    descripcion: contactRequest.entries.description,
    [honeypotField]: honeypotWire,
  }),
  v.transform((wire) => ({
    name: wire.nombre,
    email: wire.email,
    phone: wire.celular,
    description: wire.descripcion,
    isFromRobot: wire[honeypotField] !== '',
  })),
);

const requestEntries = {
  nombre: privacyFields.name,
  email: privacyFields.email,
  codigo_postulacion: v.nullish(privacyFields.code, ''),
  [honeypotField]: honeypotWire,
};

/** A correction says what is to be corrected; others need not say anything. */
const privacyRequestWire = v.variant(
  'tipo',
  [
    requestObject({
      tipo: v.literal(kindNames.rectification, unknownKind),
      ...requestEntries,
      detalle: requiredLines(missingDetails, privacyLimits.details),
    }),
    requestObject({
      tipo: v.picklist([kindNames.access, kindNames.erasure], unknownKind),
      ...requestEntries,
      detalle: v.nullish(privacyFields.details, ''),
    }),
  ],
  unknownKind,
);

export const privacyRequestFromWire = v.pipe(
  privacyRequestWire,
  v.transform((wire) => ({
    kind: kindsByName[wire.tipo],
    name: wire.nombre,
    email: wire.email,
    code: wire.codigo_postulacion,
    details: wire.detalle,
    isFromRobot: wire[honeypotField] !== '',
  })),
);
