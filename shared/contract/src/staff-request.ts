import * as v from 'valibot';
import { contactLimits } from './contact-request';
import { answerSchema, fromWire, toRecord } from './field-answers';
import { toWire } from './field-bodies';
import type { Fields, RecordOf } from './fields';
import { pageOfToWire, pageOfWire, type PageOf } from './page-of';
import { kindNames, privacyLimits } from './privacy-request';
import { receiptFields } from './received-contact-request';
import { maxEmailLength, maxFullNameLength, maxTextLength } from './text';
import { wireInteger } from './wire';

/** Form that the request came from. */
export const requestSources = { contact: 'contacto', privacy: 'privacidad' } as const;
/** Form of a request: contact or privacy. */
export type RequestSource = keyof typeof requestSources;

/** Longest reply to a request, in characters. */
export const maxReplyLength = 6000;

const summaryFields = {
  source: { kind: 'word', wire: 'clase', words: requestSources },
  id: { kind: 'id', wire: 'id_solicitud' },
  /** Only for privacy requests. */
  kind: { kind: 'word', wire: 'tipo', words: kindNames, isOptional: true },
  name: { kind: 'plain', wire: 'nombre', max: maxTextLength },
  email: { kind: 'plain', wire: 'email', max: maxEmailLength },
  ...receiptFields,
  /** Last day to reply, if the law sets a period. */
  dueOn: { kind: 'day', wire: 'vence', isOptional: true },
} as const satisfies Fields;

/** A request in the list of all requests. */
export type RequestSummary = RecordOf<typeof summaryFields>;

const sentFields = {
  applications: { kind: 'integer', wire: 'postulaciones' },
  curriculums: { kind: 'integer', wire: 'curriculums' },
  answers: { kind: 'integer', wire: 'respuestas' },
} as const satisfies Fields;

const otherEmailFields = {
  email: { kind: 'plain', wire: 'correo', max: maxEmailLength },
  ...sentFields,
} as const satisfies Fields;

const holdingFields = {
  applicantId: { kind: 'id', wire: 'id_aplicantes' },
  name: { kind: 'plain', wire: 'nombre', max: maxTextLength },
  /**
   * Numbers of records that a reply sends or erases: of job applications that the e-mail's owner
   * confirmed, or with the code in the request.
   */
  ...sentFields,
  /** Records with the same e-mail that may come from a stranger. The reply leaves them out. */
  unproved: { kind: 'record', wire: 'sin_comprobar', of: sentFields, isOptional: true },
  /** Records with other e-mails that staff merged with this one. The reply leaves them out. */
  others: { kind: 'records', wire: 'otros_correos', of: otherEmailFields, isOptional: true },
} as const satisfies Fields;
/** Data stored with the e-mail of a request. */
export type Holdings = RecordOf<typeof holdingFields>;

const replyFields = {
  text: { kind: 'plain', wire: 'texto', max: maxReplyLength },
  repliedAt: { kind: 'moment', wire: 'fecha' },
  author: { kind: 'plain', wire: 'autor', max: maxFullNameLength, isOptional: true },
  /** False if the author replied in another way. */
  isByMail: { kind: 'flag', wire: 'por_correo' },
  hasCopy: { kind: 'flag', wire: 'con_copia' },
  erasesData: { kind: 'flag', wire: 'elimina_datos' },
  sentAt: { kind: 'moment', wire: 'fecha_envio', isOptional: true },
  /** Seconds left to undo the reply; 0 afterwards. */
  undoSeconds: { kind: 'integer', wire: 'segundos_para_deshacer' },
} as const satisfies Fields;
/** Last reply to a request. */
export type Reply = RecordOf<typeof replyFields>;

const fields = {
  ...summaryFields,
  phone: { kind: 'plain', wire: 'celular', max: contactLimits.phone, isOptional: true },
  code: { kind: 'plain', wire: 'codigo_postulacion', max: privacyLimits.code, isOptional: true },
  /** Text of the request; an erasure needs none. */
  text: { kind: 'plain', wire: 'detalle', max: contactLimits.description, isOptional: true },
  /** Country of the last job application's offer, if the offer has exactly one. */
  country: { kind: 'plain', wire: 'pais', max: maxTextLength, isOptional: true },
  /** True if the given code belongs to a job application with this e-mail. */
  isCodeRight: { kind: 'flag', wire: 'codigo_correcto' },
  /** Data stored with this e-mail; undefined if no job application has it. */
  holdings: { kind: 'record', wire: 'datos_guardados', of: holdingFields, isOptional: true },
  reply: { kind: 'record', wire: 'respuesta', of: replyFields, isOptional: true },
  canMail: { kind: 'flag', wire: 'envia_correos' },
} as const satisfies Fields;

/** A request with all data needed to reply. */
export type StaffRequest = RecordOf<typeof fields>;

/** Answer of GET /api/solicitudes/{clase}/{id}. */
export const staffRequestWire = answerSchema(fields);
export const staffRequestFromWire = fromWire(fields);
export const staffRequestToWire = toWire(fields);

/** A page of requests, and the number of requests in each state. */
export type RequestPage = PageOf<RequestSummary> & { pending: number; answered: number };

/** Most requests on one page. */
export const maxStaffRequestPageSize = 100;

/** Answer of GET /api/solicitudes. */
export const requestPageWire = v.object({
  ...pageOfWire(answerSchema(summaryFields), maxStaffRequestPageSize).entries,
  pendientes: wireInteger,
  atendidas: wireInteger,
});

const toSummary = toRecord(summaryFields);

export const requestPageFromWire = v.pipe(
  requestPageWire,
  v.transform((wire): RequestPage => ({
    items: wire.content.map(toSummary),
    number: wire.number,
    totalPages: wire.totalPages,
    isFirst: wire.first,
    isLast: wire.last,
    pending: wire.pendientes,
    answered: wire.atendidas,
  })),
);

const summaryToWire = toWire(summaryFields);

export const requestPageToWire = ({ pending, answered, ...page }: RequestPage) => ({
  ...pageOfToWire(page, summaryToWire),
  pendientes: pending,
  atendidas: answered,
});
