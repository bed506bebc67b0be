import * as v from 'valibot';
import { requestObject } from './request';
import { applicantName } from './applicant';
import { isSameMailbox } from './mailbox';
import { freeText, requiredEmail } from './text';
import { wireObject } from './wire';

/** Fields that staff may correct at a candidate's request. */
export const applicantCorrection = v.object({
  name: applicantName,
  email: requiredEmail('El correo es obligatorio.', 'El formato del correo no es válido.'),
});
/** Corrected name and e-mail of a candidate. */
export type ApplicantCorrection = v.InferOutput<typeof applicantCorrection>;

/** Body of PUT /api/candidatos/{id}/datos. */
export const applicantCorrectionFromWire = v.pipe(
  requestObject({
    nombre: applicantCorrection.entries.name,
    correo: applicantCorrection.entries.email,
  }),
  v.transform((wire): ApplicantCorrection => ({ name: wire.nombre, email: wire.correo })),
);

/** Body of PUT /api/candidatos/{id}/datos. */
export const applicantCorrectionToWire = ({ name, email }: ApplicantCorrection) => ({
  nombre: name,
  correo: email,
});

/**
 * Shown if the typed e-mail differs. Anonymising cannot be undone, so staff confirm it by typing
 * the candidate's e-mail.
 */
export const confirmationMismatch = 'Escribe el correo tal como aparece arriba.';

/** True if the typed e-mail and the candidate's are the same mailbox. */
export const isConfirmedBy = isSameMailbox;

/** Body of POST /api/candidatos/{id}/anonimizar. */
export const anonymisationFromWire = v.pipe(
  wireObject({ correo: freeText(300, confirmationMismatch) }),
  v.transform((wire) => ({ typedEmail: wire.correo })),
);

/** Body of POST /api/candidatos/{id}/anonimizar. */
export const anonymisationToWire = (typedEmail: string) => ({ correo: typedEmail });
