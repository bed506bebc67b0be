import { consentFields } from './given-consent';
import { answerSchema, fromWire } from './field-answers';
import { toWire } from './field-bodies';
import type { Fields, RecordOf } from './fields';
import { givenAnswerFields } from './given-answer';
import { applicantFields, jobApplicationFields } from './job-application-fields';
import { maxEmailLength, maxFullNameLength, maxOfferTitleLength, maxTextLength } from './text';

export type { GivenAnswer } from './given-answer';
export type { Consent } from './given-consent';

/** Fields of one job application with its CV title, answers and consent. */
export const applicationDataFields = {
  application: { kind: 'record', wire: 'postulacion', of: jobApplicationFields },
  /** E-mail address of this job application; undefined if the person has only one address. */
  sentWith: { kind: 'plain', wire: 'enviada_con', max: maxEmailLength, isOptional: true },
  curriculumTitle: {
    kind: 'plain',
    wire: 'nombre_curriculum',
    max: maxTextLength,
    isOptional: true,
  },
  answers: { kind: 'records', wire: 'respuestas', of: givenAnswerFields },
  consent: { kind: 'record', wire: 'consentimiento', of: consentFields, isOptional: true },
} as const satisfies Fields;
/** One job application with its CV title, answers and consent. */
export type ApplicationData = RecordOf<typeof applicationDataFields>;

const retentionClockFields = {
  months: { kind: 'integer', wire: 'meses' },
  /** True while a job application to an open offer needs the data, so the period has not begun. */
  isNeeded: { kind: 'flag', wire: 'en_proceso' },
  /** Undefined while the data are needed, and after they were anonymised. */
  anonymisedFrom: { kind: 'moment', wire: 'fecha_anonimizacion', isOptional: true },
  /** End of the candidate's consent to be considered for other offers. */
  talentPoolUntil: { kind: 'moment', wire: 'bolsa_talento_hasta', isOptional: true },
} as const satisfies Fields;
/** Retention period of a candidate's data, in months, and its end. */
export type RetentionClock = RecordOf<typeof retentionClockFields>;

const dataActions = {
  download: 'descarga',
  export: 'exportacion',
  correction: 'correccion',
  anonymisation: 'anonimizacion',
  merge: 'fusion',
  separation: 'separacion',
} as const;
/** Recorded use of a candidate's data, such as a download of the CV. */
export type DataAction = keyof typeof dataActions;

/** Fields of one use of a candidate's data. */
export const dataUseFields = {
  at: { kind: 'moment', wire: 'fecha' },
  /** Undefined if the system used the data. */
  actor: { kind: 'plain', wire: 'autor', max: maxFullNameLength, isOptional: true },
  action: { kind: 'word', wire: 'accion', words: dataActions },
  /** Offer of the downloaded CV. */
  offer: { kind: 'plain', wire: 'oferta', max: maxOfferTitleLength, isOptional: true },
} as const satisfies Fields;
/** One use of a candidate's data by staff or by the system. */
export type DataUse = RecordOf<typeof dataUseFields>;

/** Fields of all stored data of a candidate. */
export const applicantDataFields = {
  applicant: { kind: 'record', wire: 'aplicante', of: applicantFields },
  /** Other e-mail addresses of the same person, each with its name. */
  others: { kind: 'records', wire: 'tambien_como', of: applicantFields, isOptional: true },
  createdAt: { kind: 'moment', wire: 'fecha_registro' },
  anonymisedAt: { kind: 'moment', wire: 'fecha_anonimizado', isOptional: true },
  clock: { kind: 'record', wire: 'plazo', of: retentionClockFields },
  applications: { kind: 'records', wire: 'postulaciones', of: applicationDataFields },
  /** Newest first. */
  uses: { kind: 'records', wire: 'historial', of: dataUseFields },
} as const satisfies Fields;
/** All stored data of a candidate, with the retention period and past uses. */
export type ApplicantData = RecordOf<typeof applicantDataFields>;

/** Answer of GET /api/candidatos/{id}/datos. */
export const applicantDataWire = answerSchema(applicantDataFields);
export const applicantDataFromWire = fromWire(applicantDataFields);
export const applicantDataToWire = toWire(applicantDataFields);
