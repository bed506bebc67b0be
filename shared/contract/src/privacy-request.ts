import * as v from 'valibot';
import {
  freeLines,
  freeText,
  maxEmailLength,
  maxTextLength,
  requiredEmail,
  requiredText,
} from './text';
import {
  wireFlag,
  wireInteger,
  wireMoment,
  wireObject,
  wireOptionalInteger,
  wireOptionalMoment,
  wireTextUpTo,
} from './wire';

/** What a person may ask for about his own data. */
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
  /** Of an application, if there is one: only who sent it knows it. */
  code: freeText(privacyLimits.code),
  details: freeLines(privacyLimits.details),
};

type Fields = { kind: PrivacyRequestKind; details: string };

const saysWhatToCorrect = ({ kind, details }: Fields) => kind !== 'rectification' || details !== '';

/** What a visitor of /privacidad enters. */
export const privacyRequest = v.pipe(
  v.object(privacyFields),
  v.forward(
    v.check((request) => saysWhatToCorrect(request), missingDetails),
    ['details'],
  ),
);
export type PrivacyRequest = v.InferOutput<typeof privacyRequest>;

const kindWire = v.picklist(Object.values(kindNames), unknownKind);

export const kindsByName = {
  acceso: 'access',
  rectificacion: 'rectification',
  eliminacion: 'erasure',
} as const satisfies Record<(typeof kindNames)[PrivacyRequestKind], PrivacyRequestKind>;

export const privacyRequestToWire = ({ kind, name, email, code, details }: PrivacyRequest) => ({
  tipo: kindNames[kind],
  nombre: name,
  email,
  codigo_postulacion: code,
  detalle: details,
});

/** A privacy request as staff find it again. */
export type ReceivedPrivacyRequest = PrivacyRequest & {
  id: number;
  receivedAt: string;
  /** Undefined while nobody has dealt with it. */
  answeredAt: string | undefined;
  /** Whose e-mail it is; undefined when no candidate has it. */
  applicantId: number | undefined;
  /** The code belongs to an application of this e-mail: it is very likely the person himself. */
  isCodeRight: boolean;
};

export const receivedPrivacyRequestWire = wireObject({
  id_solicitud: wireInteger,
  tipo: kindWire,
  nombre: wireTextUpTo(maxTextLength),
  email: wireTextUpTo(maxEmailLength),
  codigo_postulacion: wireTextUpTo(privacyLimits.code),
  detalle: wireTextUpTo(privacyLimits.details),
  fecha: wireMoment,
  fecha_atencion: wireOptionalMoment,
  id_aplicantes: wireOptionalInteger,
  codigo_correcto: wireFlag,
});

export const receivedPrivacyRequestFromWire = v.pipe(
  receivedPrivacyRequestWire,
  v.transform((wire): ReceivedPrivacyRequest => ({
    id: wire.id_solicitud,
    kind: kindsByName[wire.tipo],
    name: wire.nombre,
    email: wire.email,
    code: wire.codigo_postulacion,
    details: wire.detalle,
    receivedAt: wire.fecha,
    answeredAt: wire.fecha_atencion ?? undefined,
    applicantId: wire.id_aplicantes ?? undefined,
    isCodeRight: wire.codigo_correcto,
  })),
);

export const receivedPrivacyRequestToWire = (request: ReceivedPrivacyRequest) => ({
  id_solicitud: request.id,
  ...privacyRequestToWire(request),
  fecha: request.receivedAt,
  fecha_atencion: request.answeredAt,
  id_aplicantes: request.applicantId,
  codigo_correcto: request.isCodeRight,
});
