import * as v from 'valibot';
import { freeLines, freeText, requiredEmail, requiredText } from './text';

const privacyRequestKinds = ['access', 'rectification', 'erasure'] as const;
export type PrivacyRequestKind = (typeof privacyRequestKinds)[number];

export const kindNames = {
  access: 'acceso',
  rectification: 'rectificacion',
  erasure: 'eliminacion',
} as const satisfies Record<PrivacyRequestKind, string>;

export const unknownKind = 'Elige qué necesitas.';
export const missingDetails = 'Cuéntanos qué dato hay que corregir.';

export const privacyLimits = { code: 40, details: 2000 } as const;

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
export type PrivacyRequest = v.InferOutput<typeof privacyRequest>;

export const privacyRequestToWire = ({ kind, name, email, code, details }: PrivacyRequest) => ({
  tipo: kindNames[kind],
  nombre: name,
  email,
  codigo_postulacion: code,
  detalle: details,
});
