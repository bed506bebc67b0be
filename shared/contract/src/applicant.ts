import * as v from 'valibot';
import { answerSchema, fromWire, toRecord } from './field-answers';
import { toWire } from './field-bodies';
import type { Fields, RecordOf } from './fields';
import { applicantFields } from './job-application-fields';
import { requiredEmail, requiredText } from './text';
import { wireObject } from './wire';

export type Applicant = RecordOf<typeof applicantFields>;

/** First step of the wizard (specification §5). */
export const applicantEmailEntry = v.object({
  email: requiredEmail('El correo es obligatorio.', 'El formato del correo no es válido.'),
});
export type ApplicantEmailEntry = v.InferOutput<typeof applicantEmailEntry>;

export const applicantName = requiredText('El nombre es obligatorio.');

/** A new applicant. */
export type ApplicantEntry = ApplicantEmailEntry & { name: string };

const applicantWire = answerSchema(applicantFields);
const toApplicant = toRecord(applicantFields);
const applicantToWire = toWire(applicantFields);

export const applicantEntryToWire = ({ email, name }: ApplicantEntry) => ({
  correo: email,
  nombre: name,
});

/** Saving an applicant answers with it under a name of its own (specification §7). */
export const savedApplicantWire = wireObject({ aplicante: applicantWire });

export const savedApplicantFromWire = v.pipe(
  savedApplicantWire,
  v.transform((wire) => toApplicant(wire.aplicante)),
);

export const savedApplicantToWire = (applicant: Applicant) => ({
  aplicante: applicantToWire(applicant),
});

/**
 * The header that carries the proof of a checked e-mail: in the answers to the check and to the saving
 * of the applicant, and, where a browser takes no cookies, in the calls that need it.
 */
export const submissionHeader = 'Postulacion';

/** Whether an e-mail belongs to a known applicant, and whether that one has applied to the offer. */
const checkFields = {
  isKnown: { kind: 'flag', wire: 'Registro_Aplicante' },
  hasApplied: { kind: 'flag', wire: 'Registro_AplicanteOferta' },
  /** The known applicant, without what a stranger must not learn. */
  applicant: {
    kind: 'record',
    wire: 'Aplicante',
    of: { id: { ...applicantFields.id, isOptional: true }, name: applicantFields.name },
    isOptional: true,
  },
  message: { kind: 'plain', wire: 'Mensaje' },
} as const satisfies Fields;
export type ApplicantCheck = RecordOf<typeof checkFields>;

export const applicantCheckWire = answerSchema(checkFields);
export const applicantCheckFromWire = fromWire(checkFields);
export const applicantCheckToWire = toWire(checkFields);
