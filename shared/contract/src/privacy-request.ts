import * as v from 'valibot';
import { freeLines, freeText, requiredEmail, requiredText } from './text';

const privacyRequestKinds = ['access', 'rectification', 'erasure'] as const;
/** Kind of a privacy request: access, rectification or erasure. */
export type PrivacyRequestKind = (typeof privacyRequestKinds)[number];

/** Names of the kinds on the wire. */
export const kindNames = {
  access: 'acceso',
  rectification: 'rectificacion',
  erasure: 'eliminacion',
} as const satisfies Record<PrivacyRequestKind, string>;

/** Message for a missing or unknown kind. */
export const unknownKind = 'Elige qué necesitas.';
/** Message for a rectification without details. */
export const missingDetails = 'Cuéntanos qué dato hay que corregir.';

/** Longest code and details of a privacy request, in characters. */
export const privacyLimits = { code: 40, details: 2000 } as const;

/** Schemas of the single fields, without the check between them. */
export const privacyFields = {
  kind: v.picklist(privacyRequestKinds, unknownKind),
  name: requiredText('El nombre es obligatorio.'),
  email: requiredEmail('El correo electrónico es obligatorio y debe ser válido.'),
  /** Code of a job application, which only its applicant knows; '' if there is none. */
  code: freeText(privacyLimits.code),
  details: freeLines(privacyLimits.details),
};

type Fields = { kind: PrivacyRequestKind; details: string };

const saysWhatToCorrect = ({ kind, details }: Fields) => kind !== 'rectification' || details !== '';

/** Schema of the form on /privacidad. */
export const privacyRequest = v.pipe(
  v.object(privacyFields),
  v.forward(
    v.check((request) => saysWhatToCorrect(request), missingDetails),
    ['details'],
  ),
);
/** Validated values of the form on /privacidad. */
export type PrivacyRequest = v.InferOutput<typeof privacyRequest>;

/** Body of POST /api/privacidad/solicitudes. */
export const privacyRequestToWire = ({ kind, name, email, code, details }: PrivacyRequest) => ({
  tipo: kindNames[kind],
  nombre: name,
  email,
  codigo_postulacion: code,
  detalle: details,
});
