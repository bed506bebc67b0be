import * as v from 'valibot';
import { beginsAsPdf, headerReach, looksLikePdf } from './curriculum-bytes';

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

/** What files were found to be when they were read. */
const found = new WeakMap<File, boolean>();

/** The CV that a visitor chooses. What it is counts once `isPdf` has read it. */
export const curriculumFile = v.pipe(
  v.undefinedable(v.file(curriculumMissing)),
  v.file(curriculumMissing),
  v.check((file) => found.get(file) !== false, curriculumNotPdf),
  v.check(({ size }) => size <= maxCurriculumBytes, curriculumTooBig),
);

/**
 * Whether a file is a PDF, by its bytes; what a system calls it counts for nothing. One that cannot be read
 * is not judged, and one that is too large by its beginning or its name.
 */
export async function isPdf(file: File): Promise<boolean> {
  const known = found.get(file) ?? (await judge(file).catch(() => undefined));
  if (known !== undefined) found.set(file, known);
  return known ?? true;
}

async function judge(file: File) {
  if (file.size <= maxCurriculumBytes) return looksLikePdf(await bytesOf(file));
  const isCalledPdf = file.name.toLowerCase().endsWith('.pdf');
  return isCalledPdf || beginsAsPdf(await bytesOf(file.slice(0, headerReach)));
}

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());
