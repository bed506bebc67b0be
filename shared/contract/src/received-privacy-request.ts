import { answerSchema, fromWire } from './field-answers';
import { toWire } from './field-bodies';
import type { Fields, RecordOf } from './fields';
import { kindNames, privacyLimits } from './privacy-request';
import { receiptFields } from './received-contact-request';
import { maxEmailLength, maxTextLength } from './text';

/** Fields of a privacy request, as the sender filled them in. */
export const privacyRequestFields = {
  kind: { kind: 'word', wire: 'tipo', words: kindNames },
  name: { kind: 'plain', wire: 'nombre', max: maxTextLength },
  email: { kind: 'plain', wire: 'email', max: maxEmailLength },
  code: { kind: 'plain', wire: 'codigo_postulacion', max: privacyLimits.code },
  details: { kind: 'plain', wire: 'detalle', max: privacyLimits.details },
} as const satisfies Fields;

const fields = {
  id: { kind: 'id', wire: 'id_solicitud' },
  ...privacyRequestFields,
  ...receiptFields,
  /** Candidate with this e-mail; undefined if there is none. */
  applicantId: { kind: 'id', wire: 'id_aplicantes', isOptional: true },
  /**
   * True if the given code belongs to a job application with this e-mail, so the sender is very
   * likely the applicant.
   */
  isCodeRight: { kind: 'flag', wire: 'codigo_correcto' },
} as const satisfies Fields;

/** A stored privacy request. */
export type ReceivedPrivacyRequest = RecordOf<typeof fields>;

/** Item of GET /api/privacidad/solicitudes. */
export const receivedPrivacyRequestWire = answerSchema(fields);
export const receivedPrivacyRequestFromWire = fromWire(fields);
export const receivedPrivacyRequestToWire = toWire(fields);
