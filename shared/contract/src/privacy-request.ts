import * as v from 'valibot';
import { honeypotField } from './contact-request';
import { freeLines, freeText, requiredEmail, requiredText } from './text';
import {
  wireFlag,
  wireNumber,
  wireObject,
  wireOptionalNumber,
  wireOptionalText,
  wireText,
} from './wire';

/** What a person may ask for about his own data. */
const privacyRequestKinds = ['access', 'rectification', 'erasure'] as const;
export type PrivacyRequestKind = (typeof privacyRequestKinds)[number];

const kindNames = {
  access: 'acceso',
  rectification: 'rectificacion',
  erasure: 'eliminacion',
} as const satisfies Record<PrivacyRequestKind, string>;

const unknownKind = 'Elige qué necesitas.';
const missingDetails = 'Cuéntanos qué dato hay que corregir.';

const fields = {
  kind: v.picklist(privacyRequestKinds, unknownKind),
  name: requiredText('El nombre es obligatorio.'),
  email: requiredEmail('El correo electrónico es obligatorio y debe ser válido.'),
  /** Of an application, if there is one: only who sent it knows it. */
  code: freeText(40),
  details: freeLines(2000),
};

type Fields = { kind: PrivacyRequestKind; details: string };

const saysWhatToCorrect = ({ kind, details }: Fields) => kind !== 'rectification' || details !== '';

/** What a visitor of /privacidad enters. */
export const privacyRequest = v.pipe(
  v.object(fields),
  v.forward(
    v.check((request) => saysWhatToCorrect(request), missingDetails),
    ['details'],
  ),
);
export type PrivacyRequest = v.InferOutput<typeof privacyRequest>;

const kindWire = v.picklist(Object.values(kindNames), unknownKind);

const kindFromWire = (name: string) => privacyRequestKinds.find((kind) => kindNames[kind] === name);

const privacyRequestWire = wireObject({
  tipo: kindWire,
  nombre: wireText,
  email: wireText,
  codigo_postulacion: wireText,
  detalle: wireText,
  [honeypotField]: wireText,
});

export const privacyRequestFromWire = v.pipe(
  privacyRequestWire,
  v.transform((wire) => ({
    kind: kindFromWire(wire.tipo),
    name: wire.nombre,
    email: wire.email,
    code: wire.codigo_postulacion,
    details: wire.detalle,
    isFromRobot: wire[honeypotField] !== '',
  })),
  v.object({ ...fields, isFromRobot: v.boolean() }),
  v.forward(
    v.check((request) => saysWhatToCorrect(request), missingDetails),
    ['details'],
  ),
);

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
  id_solicitud: wireNumber,
  tipo: kindWire,
  nombre: wireText,
  email: wireText,
  codigo_postulacion: wireText,
  detalle: wireText,
  fecha: wireText,
  fecha_atencion: wireOptionalText,
  id_aplicantes: wireOptionalNumber,
  codigo_correcto: wireFlag,
});

export const receivedPrivacyRequestFromWire = v.pipe(
  receivedPrivacyRequestWire,
  v.transform((wire): ReceivedPrivacyRequest => ({
    id: wire.id_solicitud,
    kind: kindFromWire(wire.tipo) ?? 'access',
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
