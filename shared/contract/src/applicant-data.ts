import { consentFields } from './given-consent';
import { answerSchema, fromWire } from './field-answers';
import { toWire } from './field-bodies';
import type { Fields, RecordOf } from './fields';
import { givenAnswerFields } from './given-answer';
import { applicantFields, jobApplicationFields } from './job-application-fields';
import { maxEmailLength, maxFullNameLength, maxOfferTitleLength, maxTextLength } from './text';

export type { GivenAnswer } from './given-answer';
export type { Consent } from './given-consent';

/** One application with all that came with it. */
export const applicationDataFields = {
  application: { kind: 'record', wire: 'postulacion', of: jobApplicationFields },
  /** The e-mail that it came with; undefined where the person has one alone. */
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
export type ApplicationData = RecordOf<typeof applicationDataFields>;

/** How long the data are kept. */
const retentionClockFields = {
  months: { kind: 'integer', wire: 'meses' },
  /** An open offer still needs them: the time has not begun. */
  isNeeded: { kind: 'flag', wire: 'en_proceso' },
  /** Undefined while they are needed, and once they are gone. */
  anonymisedFrom: { kind: 'moment', wire: 'fecha_anonimizacion', isOptional: true },
  /** Until when the person lets them be kept for other offers. */
  talentPoolUntil: { kind: 'moment', wire: 'bolsa_talento_hasta', isOptional: true },
} as const satisfies Fields;
export type RetentionClock = RecordOf<typeof retentionClockFields>;

const dataActions = {
  download: 'descarga',
  export: 'exportacion',
  correction: 'correccion',
  anonymisation: 'anonimizacion',
  merge: 'fusion',
  separation: 'separacion',
} as const;
export type DataAction = keyof typeof dataActions;

/** Who did what with somebody's data. */
export const dataUseFields = {
  at: { kind: 'moment', wire: 'fecha' },
  /** Undefined when it was the system. */
  actor: { kind: 'plain', wire: 'autor', max: maxFullNameLength, isOptional: true },
  action: { kind: 'word', wire: 'accion', words: dataActions },
  /** The offer whose CV it was. */
  offer: { kind: 'plain', wire: 'oferta', max: maxOfferTitleLength, isOptional: true },
} as const satisfies Fields;
export type DataUse = RecordOf<typeof dataUseFields>;

/** Everything that is stored about a candidate. */
export const applicantDataFields = {
  applicant: { kind: 'record', wire: 'aplicante', of: applicantFields },
  /** The other e-mails that the same person has applied with, each with its name. */
  others: { kind: 'records', wire: 'tambien_como', of: applicantFields, isOptional: true },
  createdAt: { kind: 'moment', wire: 'fecha_registro' },
  anonymisedAt: { kind: 'moment', wire: 'fecha_anonimizado', isOptional: true },
  clock: { kind: 'record', wire: 'plazo', of: retentionClockFields },
  applications: { kind: 'records', wire: 'postulaciones', of: applicationDataFields },
  /** The latest first. */
  uses: { kind: 'records', wire: 'historial', of: dataUseFields },
} as const satisfies Fields;
export type ApplicantData = RecordOf<typeof applicantDataFields>;

export const applicantDataWire = answerSchema(applicantDataFields);
export const applicantDataFromWire = fromWire(applicantDataFields);
export const applicantDataToWire = toWire(applicantDataFields);
