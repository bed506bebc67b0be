import { foundPdfs, maxCurriculumBytes } from './curriculum';
import { beginsAsPdf, headerReach, looksLikePdf } from './curriculum-bytes';

/**
 * Whether a file is a PDF, by its bytes; what a system calls it counts for nothing. One that cannot be read
 * is not judged, and one that is too large by its beginning or its name. The file's schema knows it then.
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

export const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());
