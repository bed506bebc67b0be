import * as v from 'valibot';
import { offerSnapshotFields } from './offer-snapshot';
import { answerSchema, fromWire, toRecord } from './field-answers';
import { toWire } from './field-bodies';
import type { Fields, RecordOf } from './fields';
import { givenAnswerFields } from './given-answer';
import { consentFields } from './given-consent';
import { offerSummaryFields } from './offer-fields';
import { publicStates } from './public-state';
import { maxEmailLength, maxTextLength } from './text';
import { wireListUpTo, wireObject } from './wire';

/** Lists an applicant's own job applications, by the code of the receipt and the e-mail. */
export const ownApplicationsPath = '/api/mis-postulaciones';
/** POST withdraws a job application, and deletes its CV and answers. */
export const withdrawalPath = `${ownApplicationsPath}/retirar`;

/** POST describes the link of a confirmation e-mail, and changes nothing. */
export const confirmationLinkPath = `${ownApplicationsPath}/enlace`;
/** POST confirms the job application of a link. */
export const confirmationPath = `${ownApplicationsPath}/confirmar`;
/** POST sends another confirmation e-mail. */
export const resendingPath = `${ownApplicationsPath}/reenviar`;

/** Page that the link opens. The token follows «#confirmar=» in the fragment. */
export const confirmationPage = '/mis-postulaciones';
/** Longest token of a confirmation link, in characters. */
export const maxTokenLength = 64;

/** Most job applications in one request. */
export const maxOwnApplications = 20;
/** Longest code of a job application, in characters. */
export const maxCodeLength = 40;

/** Proof of having sent a job application. The device that sent it stores only the code. */
export type OwnApplicationKey = { code: string; email?: string | undefined };

const sentFields = {
  name: { kind: 'plain', wire: 'nombre', max: maxTextLength },
  /** Shortened address that the applicant can still recognise. */
  maskedEmail: { kind: 'plain', wire: 'correo_oculto', max: maxEmailLength },
  salaryExpectation: { kind: 'number', wire: 'aspiracion_salarial' },
  salaryCurrency: offerSnapshotFields.salaryCurrency,
  offerCurrency: offerSnapshotFields.offerCurrency,
  answers: { kind: 'records', wire: 'respuestas', of: givenAnswerFields },
  consent: { kind: 'record', wire: 'consentimiento', of: consentFields, isOptional: true },
} as const satisfies Fields;

const fields = {
  code: { kind: 'plain', wire: 'codigo', max: maxCodeLength },
  offer: { kind: 'record', wire: 'oferta', of: offerSummaryFields },
  offerTitle: offerSnapshotFields.offerTitle,
  isOfferOpen: { kind: 'flag', wire: 'oferta_abierta' },
  /** Time since which the offer accepts no job applications. */
  offerClosedAt: { kind: 'moment', wire: 'oferta_cerrada_desde', isOptional: true },
  appliedAt: { kind: 'moment', wire: 'fecha_aplicacion' },
  state: { kind: 'word', wire: 'estado', words: publicStates },
  stateSince: { kind: 'moment', wire: 'estado_desde' },
  /** File name given by the applicant; undefined after the withdrawal. */
  curriculum: { kind: 'plain', wire: 'curriculum', max: maxTextLength, isOptional: true },
  /**
   * True if the owner of the e-mail has confirmed it; undefined if no confirmation was requested.
   */
  isEmailConfirmed: { kind: 'flag', wire: 'correo_confirmado', isOptional: true },
  /** Only for callers that give the code; undefined after the withdrawal. */
  sent: { kind: 'record', wire: 'enviado', of: sentFields, isOptional: true },
} as const satisfies Fields;

/** A job application as shown to its applicant. */
export type OwnApplication = RecordOf<typeof fields>;

/** Answer of the calls that withdraw or confirm a job application. */
export const ownApplicationWire = answerSchema(fields);
export const ownApplicationFromWire = fromWire(fields);
export const ownApplicationToWire = toWire(fields);

const linkFields = {
  application: { kind: 'record', wire: 'postulacion', of: fields },
  expiresAt: { kind: 'moment', wire: 'vence' },
} as const satisfies Fields;

/** Job application that the link of an e-mail confirms or has confirmed. */
export type ConfirmationLink = RecordOf<typeof linkFields>;

/** Answer of POST /api/mis-postulaciones/enlace. */
export const confirmationLinkWire = answerSchema(linkFields);
export const confirmationLinkFromWire = fromWire(linkFields);
export const confirmationLinkToWire = toWire(linkFields);

const foundFields = {
  isFound: { kind: 'flag', wire: 'encontrada' },
  application: { kind: 'record', wire: 'postulacion', of: fields, isOptional: true },
} as const satisfies Fields;

const toFound = toRecord(foundFields);
const foundToWire = toWire(foundFields);

/** Answer of POST /api/mis-postulaciones. */
export const ownApplicationsWire = wireObject({
  postulaciones: wireListUpTo(answerSchema(foundFields), maxOwnApplications),
});

/** In the order of the request. Undefined if no job application matches the code and e-mail. */
export const ownApplicationsFromWire = v.pipe(
  ownApplicationsWire,
  v.transform(({ postulaciones }) => postulaciones.map((each) => toFound(each).application)),
);

export const ownApplicationsToWire = (found: readonly (OwnApplication | undefined)[]) => ({
  postulaciones: found.map((application) =>
    foundToWire({ isFound: application !== undefined, application }),
  ),
});

/** Body of the calls that withdraw a job application or send the confirmation e-mail again. */
export const ownApplicationKeyToWire = ({ code, email }: OwnApplicationKey) => ({
  codigo: code,
  correo: email,
});

/** Body of the calls that describe or confirm the link of a confirmation e-mail. */
export const confirmationToWire = (token: string) => ({ token });

/** Body of POST /api/mis-postulaciones. */
export const ownApplicationKeysToWire = (keys: readonly OwnApplicationKey[]) => ({
  postulaciones: keys.map(ownApplicationKeyToWire),
});
