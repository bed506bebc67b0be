import * as v from 'valibot';
import { asOfferedFields } from './as-offered';
import { answerSchema, fromWire, toRecord } from './field-answers';
import { toWire } from './field-bodies';
import type { Fields, RecordOf } from './fields';
import { givenAnswerFields } from './given-answer';
import { consentFields } from './given-consent';
import { offerSummaryFields } from './offer-fields';
import { publicStates } from './public-state';
import { maxEmailLength, maxTextLength } from './text';
import { wireListUpTo, wireObject } from './wire';

/** Where people ask for their own applications, by the code of the receipt and their e-mail … */
export const ownApplicationsPath = '/api/mis-postulaciones';
/** … and where they withdraw one. */
export const withdrawalPath = `${ownApplicationsPath}/retirar`;

/** Where a link of a mail is read, where it is confirmed, and where another mail is asked for. */
export const confirmationLinkPath = `${ownApplicationsPath}/enlace`;
export const confirmationPath = `${ownApplicationsPath}/confirmar`;
export const resendingPath = `${ownApplicationsPath}/reenviar`;

/** The page that such a link leads to; the token stands behind its «#confirmar=». */
export const confirmationPage = '/mis-postulaciones';
export const maxTokenLength = 64;

/** As many as one call may ask for. */
export const maxOwnApplications = 20;
export const maxCodeLength = 40;

/** What only who sent an application knows; a device that has sent it keeps the code alone. */
export type OwnApplicationKey = { code: string; email?: string | undefined };

/** What was sent. */
const sentFields = {
  name: { kind: 'plain', wire: 'nombre', max: maxTextLength },
  /** Enough of it to know it again. */
  maskedEmail: { kind: 'plain', wire: 'correo_oculto', max: maxEmailLength },
  salaryExpectation: { kind: 'number', wire: 'aspiracion_salarial' },
  salaryCurrency: asOfferedFields.salaryCurrency,
  offerCurrency: asOfferedFields.offerCurrency,
  answers: { kind: 'records', wire: 'respuestas', of: givenAnswerFields },
  consent: { kind: 'record', wire: 'consentimiento', of: consentFields, isOptional: true },
} as const satisfies Fields;

const fields = {
  code: { kind: 'plain', wire: 'codigo', max: maxCodeLength },
  offer: { kind: 'record', wire: 'oferta', of: offerSummaryFields },
  offerTitle: asOfferedFields.offerTitle,
  isOfferOpen: { kind: 'flag', wire: 'oferta_abierta' },
  /** Since when the offer takes no applications. */
  offerClosedAt: { kind: 'moment', wire: 'oferta_cerrada_desde', isOptional: true },
  appliedAt: { kind: 'moment', wire: 'fecha_aplicacion' },
  state: { kind: 'word', wire: 'estado', words: publicStates },
  stateSince: { kind: 'moment', wire: 'estado_desde' },
  /** The name that its sender gave the file; none once it is withdrawn. */
  curriculum: { kind: 'plain', wire: 'curriculum', max: maxTextLength, isOptional: true },
  /** Whether the e-mail's owner has confirmed it; undefined when nobody was asked. */
  isEmailConfirmed: { kind: 'flag', wire: 'correo_confirmado', isOptional: true },
  /** For who gives its code; nothing once it is withdrawn. */
  sent: { kind: 'record', wire: 'enviado', of: sentFields, isOptional: true },
} as const satisfies Fields;

/** An application as the person who sent it sees it. */
export type OwnApplication = RecordOf<typeof fields>;

export const ownApplicationWire = answerSchema(fields);
export const ownApplicationFromWire = fromWire(fields);
export const ownApplicationToWire = toWire(fields);

const linkFields = {
  application: { kind: 'record', wire: 'postulacion', of: fields },
  expiresAt: { kind: 'moment', wire: 'vence' },
} as const satisfies Fields;

/** What the link of a mail confirms, or has confirmed. */
export type ConfirmationLink = RecordOf<typeof linkFields>;

export const confirmationLinkWire = answerSchema(linkFields);
export const confirmationLinkFromWire = fromWire(linkFields);
export const confirmationLinkToWire = toWire(linkFields);

const foundFields = {
  isFound: { kind: 'flag', wire: 'encontrada' },
  application: { kind: 'record', wire: 'postulacion', of: fields, isOptional: true },
} as const satisfies Fields;

const toFound = toRecord(foundFields);
const foundToWire = toWire(foundFields);

export const ownApplicationsWire = wireObject({
  postulaciones: wireListUpTo(answerSchema(foundFields), maxOwnApplications),
});

/** In the order in which they were asked for; undefined where code and e-mail name none. */
export const ownApplicationsFromWire = v.pipe(
  ownApplicationsWire,
  v.transform(({ postulaciones }) => postulaciones.map((each) => toFound(each).application)),
);

export const ownApplicationsToWire = (found: readonly (OwnApplication | undefined)[]) => ({
  postulaciones: found.map((application) =>
    foundToWire({ isFound: application !== undefined, application }),
  ),
});

export const ownApplicationKeyToWire = ({ code, email }: OwnApplicationKey) => ({
  codigo: code,
  correo: email,
});

export const confirmationToWire = (token: string) => ({ token });

export const ownApplicationKeysToWire = (keys: readonly OwnApplicationKey[]) => ({
  postulaciones: keys.map(ownApplicationKeyToWire),
});
