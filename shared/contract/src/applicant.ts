import * as v from 'valibot';
import { answerSchema, fromWire, toRecord } from './field-answers';
import { toWire } from './field-bodies';
import type { Fields, RecordOf } from './fields';
import { applicantFields } from './job-application-fields';
import { requiredEmail, requiredText } from './text';
import { wireObject } from './wire';

/** Applicant: id, name and e-mail. */
export type Applicant = RecordOf<typeof applicantFields>;

/** First step of the wizard (S5.35, S5.36). */
export const applicantEmailEntry = v.object({
  email: requiredEmail('El correo es obligatorio.', 'El formato del correo no es válido.'),
});
/** Validated e-mail of the first step. */
export type ApplicantEmailEntry = v.InferOutput<typeof applicantEmailEntry>;

/** Schema of the applicant's full name (S5.37). */
export const applicantName = requiredText('El nombre es obligatorio.');

/** New applicant, as saved by the wizard (S7.25). */
export type ApplicantEntry = ApplicantEmailEntry & { name: string };

const applicantWire = answerSchema(applicantFields);
const toApplicant = toRecord(applicantFields);
const applicantToWire = toWire(applicantFields);

/** Body of POST /api/aplicantes/save (S7.25). */
export const applicantEntryToWire = ({ email, name }: ApplicantEntry) => ({
  correo: email,
  nombre: name,
});

/** The answer to a saved applicant contains the applicant as `aplicante` (S7.25). */
export const savedApplicantWire = wireObject({ aplicante: applicantWire });

export const savedApplicantFromWire = v.pipe(
  savedApplicantWire,
  v.transform((wire) => toApplicant(wire.aplicante)),
);

/** Answer of POST /api/aplicantes/save (S7.25). */
export const savedApplicantToWire = (applicant: Applicant) => ({
  aplicante: applicantToWire(applicant),
});

/**
 * Header with the proof that an e-mail was checked. The answers to the check and to saving the
 * applicant carry it. Browsers without cookies also send it with the calls that need the proof.
 */
export const submissionHeader = 'Postulacion';

const checkFields = {
  isKnown: { kind: 'flag', wire: 'Registro_Aplicante' },
  hasApplied: { kind: 'flag', wire: 'Registro_AplicanteOferta' },
  /** The known applicant, reduced to data that may be shown to strangers. */
  applicant: {
    kind: 'record',
    wire: 'Aplicante',
    of: { id: { ...applicantFields.id, isOptional: true }, name: applicantFields.name },
    isOptional: true,
  },
  message: { kind: 'plain', wire: 'Mensaje' },
} as const satisfies Fields;
/** Result of the e-mail check: applicant known, and already applied to the offer (S7.24). */
export type ApplicantCheck = RecordOf<typeof checkFields>;

/** Answer of GET /api/aplicantes/correo/{email}/{idOferta} (S7.24). */
export const applicantCheckWire = answerSchema(checkFields);
export const applicantCheckFromWire = fromWire(checkFields);
export const applicantCheckToWire = toWire(checkFields);
