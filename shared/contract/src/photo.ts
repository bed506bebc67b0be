import * as v from 'valibot';
import { wireIdText } from './request';
import { wireObject } from './wire';

const missing = 'Debe seleccionar una foto';

/** The photo that staff choose for a person (specification §5). */
export const photoEntry = v.object({
  photo: v.pipe(
    v.undefinedable(v.file(missing)),
    v.file(missing),
    v.check(({ type }) => type.includes('image'), 'EL archivo debe ser del tipo imagen'),
  ),
});

/** The multipart field of the file. */
export const photoField = 'archivo';

/** The other fields of the upload; the server reads them as text. */
export const photoUploadFromWire = v.pipe(
  wireObject({ id: wireIdText }),
  v.transform(({ id }) => ({ personId: id })),
);

export const photoUploadToWire = (personId: number, photo: File) => ({
  id: String(personId),
  [photoField]: photo,
});
