import * as v from 'valibot';
import { answerSchema, toRecord } from './field-answers';
import { toWire } from './field-bodies';
import type { RecordOf } from './fields';
import { applicantFields } from './job-application-fields';
import { maxTextLength, requiredEmail, requiredText } from './text';
import { wireFlag, wireObject, wireOptionalInteger, wireText, wireTextUpTo } from './wire';

export type Applicant = RecordOf<typeof applicantFields>;

/** First step of the wizard (specification §5). */
export const applicantEmailEntry = v.object({
  email: requiredEmail('El correo es obligatorio.', 'El formato del correo no es válido.'),
});
export type ApplicantEmailEntry = v.InferOutput<typeof applicantEmailEntry>;

export const applicantName = requiredText('El nombre es obligatorio.');

/** A new applicant. */
export type ApplicantEntry = ApplicantEmailEntry & { name: string };

export const applicantWire = answerSchema(applicantFields);
export const toApplicant = toRecord(applicantFields);
export const applicantToWire = toWire(applicantFields);

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
export type ApplicantCheck = {
  isKnown: boolean;
  hasApplied: boolean;
  /** The known applicant, without what a stranger must not learn. */
  applicant: { id: number | undefined; name: string } | undefined;
  message: string;
};

export const applicantCheckWire = wireObject({
  Registro_Aplicante: wireFlag,
  Registro_AplicanteOferta: wireFlag,
  Aplicante: v.nullish(
    wireObject({ id_aplicantes: wireOptionalInteger, nombre: wireTextUpTo(maxTextLength) }),
  ),
  Mensaje: wireText,
});

export const applicantCheckFromWire = v.pipe(
  applicantCheckWire,
  v.transform((wire): ApplicantCheck => ({
    isKnown: wire.Registro_Aplicante,
    hasApplied: wire.Registro_AplicanteOferta,
    applicant: wire.Aplicante
      ? { id: wire.Aplicante.id_aplicantes ?? undefined, name: wire.Aplicante.nombre }
      : undefined,
    message: wire.Mensaje,
  })),
);

export const applicantCheckToWire = (check: ApplicantCheck) => ({
  Registro_Aplicante: check.isKnown,
  Registro_AplicanteOferta: check.hasApplied,
  Aplicante: check.applicant && { id_aplicantes: check.applicant.id, nombre: check.applicant.name },
  Mensaje: check.message,
});
