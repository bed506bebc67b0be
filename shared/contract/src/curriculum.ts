import * as v from 'valibot';

/** Largest CV, in bytes: 3 MB (S5.42). */
export const maxCurriculumBytes = 3_145_728;
/** Message for a file that is not a PDF (S5.41). */
export const curriculumNotPdf = 'El archivo debe ser un PDF.';
/** Message for a file above the size limit (S5.42). */
export const curriculumTooBig = 'El archivo no debe superar los 3MB.';
/** Message for a missing file (S5.39). */
export const curriculumMissing = 'Debes subir tu currículum.';

/**
 * Value of `accept` of the file input. Systems assign PDFs many types or none, so the last entry
 * keeps all files selectable.
 */
export const curriculumTypes = 'application/pdf,.pdf,*/*';

/** Results of `isPdf`, by file. */
export const foundPdfs = new WeakMap<File, boolean>();

/** The CV chosen by a visitor. The content counts only after `isPdf` has read the file. */
export const curriculumFile = v.pipe(
  v.undefinedable(v.file(curriculumMissing)),
  v.file(curriculumMissing),
  v.check((file) => foundPdfs.get(file) !== false, curriculumNotPdf),
  v.check(({ size }) => size <= maxCurriculumBytes, curriculumTooBig),
);
