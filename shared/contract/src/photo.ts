import * as v from 'valibot';
import { maxCurriculumBytes } from './curriculum';
import { wireIdText } from './request';
import { wireObject } from './wire';

const missing = 'Debe seleccionar una foto';
/** Of what is no picture; slip included (specification §5). */
export const notImage = 'EL archivo debe ser del tipo imagen';

/** Limits of a photo that is sent: bytes, and pixels a side. */
export const maxPhotoBytes = maxCurriculumBytes;
export const maxPhotoSide = 6000;

/** The photo that staff choose for a person (specification §5), by what its system calls it. */
export const photoEntry = v.object({
  photo: v.pipe(
    v.undefinedable(v.file(missing)),
    v.file(missing),
    v.check(({ type }) => type.includes('image'), notImage),
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
