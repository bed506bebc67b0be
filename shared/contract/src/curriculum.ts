import * as v from 'valibot';

/** Limits and texts of specification §5 and §9. */
export const maxCurriculumBytes = 3_145_728;
export const curriculumNotPdf = 'El archivo debe ser un PDF.';
export const curriculumTooBig = 'El archivo no debe superar los 3MB.';
export const curriculumMissing = 'Debes subir tu currículum.';

/** The CV that a visitor chooses. Its bytes are for the server to judge. */
export const curriculumFile = v.pipe(
  v.undefinedable(v.file(curriculumMissing)),
  v.file(curriculumMissing),
  v.check(isPdf, curriculumNotPdf),
  v.check((file) => file.size <= maxCurriculumBytes, curriculumTooBig),
);

/** Some systems know no type for a PDF, so the file name counts where there is none. */
function isPdf({ type, name }: File): boolean {
  const isUntyped = type === '' || type === 'application/octet-stream';
  return isUntyped ? name.toLowerCase().endsWith('.pdf') : /^application\/(x-)?pdf$/.test(type);
}
