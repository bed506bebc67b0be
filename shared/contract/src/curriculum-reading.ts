import { foundPdfs, maxCurriculumBytes } from './curriculum';
import { beginsAsPdf, headerReach, looksLikePdf } from './curriculum-bytes';

/**
 * True if the bytes of the file are a PDF; its type is ignored. Files above the size limit are
 * judged by their beginning or name, unreadable files count as PDF. Stores the result for
 * `curriculumFile`.
 */
export async function isPdf(file: File): Promise<boolean> {
  const known = foundPdfs.get(file) ?? (await judge(file).catch(() => undefined));
  if (known !== undefined) foundPdfs.set(file, known);
  return known ?? true;
}

async function judge(file: File) {
  if (file.size <= maxCurriculumBytes) return looksLikePdf(await bytesOf(file));
  const isCalledPdf = file.name.toLowerCase().endsWith('.pdf');
  return isCalledPdf || beginsAsPdf(await bytesOf(file.slice(0, headerReach)));
}

/** Reads all bytes of a file. */
export const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());
