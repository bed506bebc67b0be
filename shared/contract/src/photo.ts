import * as v from 'valibot';
import { maxCurriculumBytes } from './curriculum';
import { wireIdText } from './request';
import { wireObject } from './wire';

const missing = 'Debe seleccionar una foto';
/** Message for a file that is not an image, with the specification's typo (S5.23). */
export const notImage = 'EL archivo debe ser del tipo imagen';

/** Largest uploaded photo, in bytes. */
export const maxPhotoBytes = maxCurriculumBytes;
/** Longest side of an uploaded photo, in pixels. */
export const maxPhotoSide = 6000;

/** Form of a person's photo (S5.23, S5.24). Checks only the type that the system gives the file. */
export const photoEntry = v.object({
  photo: v.pipe(
    v.undefinedable(v.file(missing)),
    v.file(missing),
    v.check(({ type }) => type.includes('image'), notImage),
  ),
});

/** Multipart field of the photo. */
export const photoField = 'archivo';

/** Other multipart fields of the upload, which are text. */
export const photoUploadFromWire = v.pipe(
  wireObject({ id: wireIdText }),
  v.transform(({ id }) => ({ personId: id })),
);

/** Multipart fields of POST /api/personas/upload (S3.06, S7.08). */
export const photoUploadToWire = (personId: number, photo: File) => ({
  id: String(personId),
  [photoField]: photo,
});
