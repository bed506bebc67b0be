import * as v from 'valibot';
import { ownApplicationEntry } from './own-application-entry';
import { maxOwnApplications, maxTokenLength, type OwnApplicationKey } from './own-applications';
import { requestObject } from './request';
import { requiredText } from './text';
import { invalidData, missingOr } from './wire';

// Requests of applicants about their own job applications, as the server validates them.

/** Body of the calls that withdraw a job application or send the confirmation e-mail again. */
export const ownApplicationKeyFromWire = v.pipe(
  requestObject({
    codigo: ownApplicationEntry.entries.code,
    correo: v.optional(ownApplicationEntry.entries.email),
  }),
  v.transform((wire): OwnApplicationKey => ({ code: wire.codigo, email: wire.correo })),
);

/** Body of the calls that describe or confirm the link of a confirmation e-mail. */
export const confirmationFromWire = v.pipe(
  requestObject({ token: requiredText('Falta el código del enlace.', maxTokenLength) }),
  v.transform(({ token }) => token),
);

const noKey = 'Indica al menos una postulación.';

/** Body of POST /api/mis-postulaciones. */
export const ownApplicationKeysFromWire = v.pipe(
  requestObject({
    postulaciones: v.pipe(
      v.array(ownApplicationKeyFromWire, missingOr(noKey, invalidData)),
      v.minLength(1, noKey),
      v.maxLength(
        maxOwnApplications,
        `No puedes consultar más de ${maxOwnApplications} postulaciones a la vez.`,
      ),
    ),
  }),
  v.transform(({ postulaciones }) => postulaciones),
);
