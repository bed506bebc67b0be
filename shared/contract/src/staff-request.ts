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

/** Which form it came by. */
export const requestSources = { contact: 'contacto', privacy: 'privacidad' } as const;
export type RequestSource = keyof typeof requestSources;

export const maxReplyLength = 6000;

const summaryFields = {
  source: { kind: 'word', wire: 'clase', words: requestSources },
  id: { kind: 'id', wire: 'id_solicitud' },
  /** What is asked about one's own data. */
  kind: { kind: 'word', wire: 'tipo', words: kindNames, isOptional: true },
  name: { kind: 'plain', wire: 'nombre', max: maxTextLength },
  email: { kind: 'plain', wire: 'email', max: maxEmailLength },
  ...receiptFields,
  /** The last day to answer, where the law gives a time. */
  dueOn: { kind: 'day', wire: 'vence', isOptional: true },
} as const satisfies Fields;

/** A request as the list of all shows it. */
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
  /** What an answer sends or erases: applications that the e-mail's owner confirmed, or whose code the request gives. */
  ...sentFields,
  /** Came with the same e-mail, maybe from a stranger: it stays out of the answer. */
  unproved: { kind: 'record', wire: 'sin_comprobar', of: sentFields, isOptional: true },
  /** Came with other e-mails, which staff have merged with this one: it stays out of the answer. */
  others: { kind: 'records', wire: 'otros_correos', of: otherEmailFields, isOptional: true },
} as const satisfies Fields;
export type Holdings = RecordOf<typeof holdingFields>;

const replyFields = {
  text: { kind: 'plain', wire: 'texto', max: maxReplyLength },
  repliedAt: { kind: 'moment', wire: 'fecha' },
  author: { kind: 'plain', wire: 'autor', max: maxFullNameLength, isOptional: true },
  /** Otherwise by whatever way its author chose. */
  isByMail: { kind: 'flag', wire: 'por_correo' },
  hasCopy: { kind: 'flag', wire: 'con_copia' },
  erasesData: { kind: 'flag', wire: 'elimina_datos' },
  sentAt: { kind: 'moment', wire: 'fecha_envio', isOptional: true },
  /** For how long it can still be taken back; 0 once it cannot. */
  undoSeconds: { kind: 'integer', wire: 'segundos_para_deshacer' },
} as const satisfies Fields;
export type Reply = RecordOf<typeof replyFields>;

const fields = {
  ...summaryFields,
  phone: { kind: 'plain', wire: 'celular', max: contactLimits.phone, isOptional: true },
  code: { kind: 'plain', wire: 'codigo_postulacion', max: privacyLimits.code, isOptional: true },
  /** What was written; an erasure may come without a word. */
  text: { kind: 'plain', wire: 'detalle', max: contactLimits.description, isOptional: true },
  /** Of the offer applied to last, if it has one alone. */
  country: { kind: 'plain', wire: 'pais', max: maxTextLength, isOptional: true },
  /** A code that was given belongs to an application of this e-mail. */
  isCodeRight: { kind: 'flag', wire: 'codigo_correcto' },
  /** What is stored under this e-mail; undefined when nobody has applied with it. */
  holdings: { kind: 'record', wire: 'datos_guardados', of: holdingFields, isOptional: true },
  /** The last answer. */
  reply: { kind: 'record', wire: 'respuesta', of: replyFields, isOptional: true },
  /** Whether the server can send mails. */
  canMail: { kind: 'flag', wire: 'envia_correos' },
} as const satisfies Fields;

/** A request with all that its answer needs. */
export type StaffRequest = RecordOf<typeof fields>;

export const staffRequestWire = answerSchema(fields);
export const staffRequestFromWire = fromWire(fields);
export const staffRequestToWire = toWire(fields);

/** One page, and how many there are of each state. */
export type RequestPage = PageOf<RequestSummary> & { pending: number; answered: number };

export const maxStaffRequestPageSize = 100;

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
