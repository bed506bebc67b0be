import * as v from 'valibot';
import { contactLimits, contactRequest, honeypotField } from './contact-request';
import { toRecord } from './field-answers';
import {
  kindNames,
  missingDetails,
  privacyFields,
  privacyLimits,
  unknownKind,
} from './privacy-request';
import { contactRequestFields } from './received-contact-request';
import { privacyRequestFields } from './received-privacy-request';
import { requestObject } from './request';
import { freeLines, requiredLines } from './text';

// Forms open to the public, as the server validates them.

/** Accepts long texts, so that robots do not notice the refusal. */
const honeypotWire = v.nullish(freeLines(contactLimits.description), '');

const readContactRequest = toRecord(contactRequestFields);

/** Body of POST /api/contacto (S3.04, S7.03). Also tells if a robot filled in the hidden field. */
export const contactRequestFromWire = v.pipe(
  requestObject({
    nombre: contactRequest.entries.name,
    email: contactRequest.entries.email,
    celular: contactRequest.entries.phone,
    descripcion: contactRequest.entries.description,
    [honeypotField]: honeypotWire,
  }),
  v.transform((wire) => ({
    ...readContactRequest(wire),
    isFromRobot: wire[honeypotField] !== '',
  })),
);

const requestEntries = {
  nombre: privacyFields.name,
  email: privacyFields.email,
  codigo_postulacion: v.nullish(privacyFields.code, ''),
  [honeypotField]: honeypotWire,
};

/** Only a rectification requires details. */
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

const readPrivacyRequest = toRecord(privacyRequestFields);

/** Body of POST /api/privacidad/solicitudes. Also tells if a robot filled in the hidden field. */
export const privacyRequestFromWire = v.pipe(
  privacyRequestWire,
  v.transform((wire) => ({
    ...readPrivacyRequest(wire),
    isFromRobot: wire[honeypotField] !== '',
  })),
);
