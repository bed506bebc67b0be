import * as v from 'valibot';

/** Limits and texts of specification §5 and §9. */
export const maxCurriculumBytes = 3_145_728;
export const curriculumNotPdf = 'El archivo debe ser un PDF.';
export const curriculumTooBig = 'El archivo no debe superar los 3MB.';
export const curriculumMissing = 'Debes subir tu currículum.';

/**
 * What a choice of files proposes. Systems know many types for a PDF, or none, so that the last one leaves
 * all of them within reach.
 */
export const curriculumTypes = 'application/pdf,.pdf,*/*';

/** What files were found to be when they were read (`isPdf`). */
export const foundPdfs = new WeakMap<File, boolean>();

/** The CV that a visitor chooses. What it is counts once it has been read. */
export const curriculumFile = v.pipe(
  v.undefinedable(v.file(curriculumMissing)),
  v.file(curriculumMissing),
  v.check((file) => foundPdfs.get(file) !== false, curriculumNotPdf),
  v.check(({ size }) => size <= maxCurriculumBytes, curriculumTooBig),
);
