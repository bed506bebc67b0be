import * as v from 'valibot';
import { applicantEmailEntry } from './applicant';
import { maxCodeLength, maxOwnApplications, type OwnApplicationKey } from './own-applications';
import { requestObject } from './request';
import { requiredText } from './text';
import { invalidData, missingOr } from './wire';

// What the server reads of people who ask for their own applications.

export const ownApplicationKeyFromWire = v.pipe(
  requestObject({
    codigo: requiredText('El código es obligatorio.', maxCodeLength),
    correo: applicantEmailEntry.entries.email,
  }),
  v.transform((wire): OwnApplicationKey => ({ code: wire.codigo, email: wire.correo })),
);

const noKey = 'Indica al menos una postulación.';

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
