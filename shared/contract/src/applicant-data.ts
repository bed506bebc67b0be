import * as v from 'valibot';
import { applicantToWire, applicantWire, toApplicant, type Applicant } from './applicant';
import {
  jobApplicationToWire,
  jobApplicationWire,
  toJobApplication,
  type JobApplication,
} from './job-application';
import { maxAnswerLength } from './answer';
import { maxFullNameLength, maxOfferTitleLength, maxTextLength } from './text';
import {
  wireDay,
  wireFlag,
  wireInteger,
  wireList,
  wireMoment,
  wireObject,
  wireOptionalMoment,
  wireOptionalTextUpTo,
  wireTextUpTo,
} from './wire';

/** What was answered to a question of an offer. */
export type GivenAnswer = { question: string; text: string };

/** What was answered to the box of the talent pool (reading A43). */
export type Consent = { policyVersion: string; joinsTalentPool: boolean; answeredAt: string };

/** One application with all that came with it. */
export type ApplicationData = {
  application: JobApplication;
  curriculumTitle: string | undefined;
  answers: readonly GivenAnswer[];
  consent: Consent | undefined;
};

/** How long the data are kept. */
export type RetentionClock = {
  months: number;
  /** An open offer still needs them: the time has not begun. */
  isNeeded: boolean;
  /** Undefined while they are needed, and once they are gone. */
  anonymisedFrom: string | undefined;
  /** Until when the person lets them be kept for other offers. */
  talentPoolUntil: string | undefined;
};

const dataActions = ['download', 'export', 'correction', 'anonymisation'] as const;
export type DataAction = (typeof dataActions)[number];

/** Who did what with somebody's data. */
export type DataUse = {
  at: string;
  /** Undefined when it was the system. */
  actor: string | undefined;
  action: DataAction;
  /** The offer whose CV it was. */
  offer: string | undefined;
};

/** Everything that is stored about a candidate. */
export type ApplicantData = {
  applicant: Applicant;
  createdAt: string;
  anonymisedAt: string | undefined;
  clock: RetentionClock;
  applications: readonly ApplicationData[];
  /** The latest first. */
  uses: readonly DataUse[];
};

const actionNames = {
  download: 'descarga',
  export: 'exportacion',
  correction: 'correccion',
  anonymisation: 'anonimizacion',
} as const satisfies Record<DataAction, string>;

const consentWire = wireObject({
  version_politica: wireDay,
  bolsa_talento: wireFlag,
  fecha: wireMoment,
});

const applicationDataWire = wireObject({
  postulacion: jobApplicationWire,
  nombre_curriculum: wireOptionalTextUpTo(maxTextLength),
  respuestas: wireList(
    wireObject({
      pregunta: wireTextUpTo(maxTextLength),
      respuesta: wireTextUpTo(maxAnswerLength),
    }),
  ),
  consentimiento: v.nullish(consentWire),
});

const dataUseWire = wireObject({
  fecha: wireMoment,
  autor: wireOptionalTextUpTo(maxFullNameLength),
  accion: v.picklist(Object.values(actionNames)),
  oferta: wireOptionalTextUpTo(maxOfferTitleLength),
});

export const applicantDataWire = wireObject({
  aplicante: applicantWire,
  fecha_registro: wireMoment,
  fecha_anonimizado: wireOptionalMoment,
  plazo: wireObject({
    meses: wireInteger,
    en_proceso: wireFlag,
    fecha_anonimizacion: wireOptionalMoment,
    bolsa_talento_hasta: wireOptionalMoment,
  }),
  postulaciones: wireList(applicationDataWire),
  historial: wireList(dataUseWire),
});

export const applicantDataFromWire = v.pipe(
  applicantDataWire,
  v.transform((wire): ApplicantData => ({
    applicant: toApplicant(wire.aplicante),
    createdAt: wire.fecha_registro,
    anonymisedAt: wire.fecha_anonimizado ?? undefined,
    clock: {
      months: wire.plazo.meses,
      isNeeded: wire.plazo.en_proceso,
      anonymisedFrom: wire.plazo.fecha_anonimizacion ?? undefined,
      talentPoolUntil: wire.plazo.bolsa_talento_hasta ?? undefined,
    },
    applications: wire.postulaciones.map(toApplicationData),
    uses: wire.historial.map(({ fecha, autor, accion, oferta }) => ({
      at: fecha,
      actor: autor ?? undefined,
      action: dataActions.find((action) => actionNames[action] === accion) ?? 'download',
      offer: oferta ?? undefined,
    })),
  })),
);

const toApplicationData = (wire: v.InferOutput<typeof applicationDataWire>): ApplicationData => ({
  application: toJobApplication(wire.postulacion),
  curriculumTitle: wire.nombre_curriculum ?? undefined,
  answers: wire.respuestas.map(({ pregunta, respuesta }) => ({
    question: pregunta,
    text: respuesta,
  })),
  consent: wire.consentimiento
    ? {
        policyVersion: wire.consentimiento.version_politica,
        joinsTalentPool: wire.consentimiento.bolsa_talento,
        answeredAt: wire.consentimiento.fecha,
      }
    : undefined,
});

export const applicantDataToWire = (
  data: ApplicantData,
): v.InferOutput<typeof applicantDataWire> => ({
  aplicante: applicantToWire(data.applicant),
  fecha_registro: data.createdAt,
  fecha_anonimizado: data.anonymisedAt,
  plazo: {
    meses: data.clock.months,
    en_proceso: data.clock.isNeeded,
    fecha_anonimizacion: data.clock.anonymisedFrom,
    bolsa_talento_hasta: data.clock.talentPoolUntil,
  },
  postulaciones: data.applications.map(applicationDataToWire),
  historial: data.uses.map(({ at, actor, action, offer }) => ({
    fecha: at,
    autor: actor,
    accion: actionNames[action],
    oferta: offer,
  })),
});

export const applicationDataToWire = ({
  application,
  curriculumTitle,
  answers,
  consent,
}: ApplicationData) => ({
  postulacion: jobApplicationToWire(application),
  nombre_curriculum: curriculumTitle,
  respuestas: answers.map(({ question, text }) => ({ pregunta: question, respuesta: text })),
  consentimiento: consent && {
    version_politica: consent.policyVersion,
    bolsa_talento: consent.joinsTalentPool,
    fecha: consent.answeredAt,
  },
});
