import { curriculumNotPdf } from '@portal/contract/curriculum';
import { beginsAsPdf, mayBeEncrypted } from '@portal/contract/curriculum-bytes';
import { bytesOf, isPdf } from '@portal/contract/curriculum-reading';
import type { Trouble } from '../first-page/draw-first-page';

export { isPdf };

/** Texts about problems of a PDF beyond its validation. */
export const troubleTexts: Readonly<Record<Trouble, string>> = {
  locked:
    'Este PDF pide una contraseña para abrirse, así que no podríamos leerlo. Guárdalo sin contraseña o elige otro.',
  broken:
    'No pudimos abrir este PDF; puede estar dañado. Comprueba que se abre, o guárdalo otra vez como PDF.',
};

const cutOff =
  'A este PDF le falta una parte, como cuando una descarga se corta. Guárdalo otra vez como PDF o elige otro.';

/** Returns a text about problems that the bytes alone show. */
export const adviceOn = async (file: File): Promise<string | undefined> =>
  !(await isPdf(file)) && beginsAsPdf(await bytesOf(file)) ? cutOff : undefined;

/**
 * Returns the reason against sending a file, if the visitor continues before the preview reports
 * it.
 */
export async function problemIn(file: File): Promise<string | undefined> {
  if (!(await isPdf(file))) return curriculumNotPdf;
  return (await asksForPassword(file)) ? troubleTexts.locked : undefined;
}

/** In milliseconds, for loading pdf.js and opening the file. */
const longestWait = 10_000;

/** Many encrypted files open without a password. Returns false if this is unknown. */
async function asksForPassword(file: File) {
  if (!mayBeEncrypted(await bytesOf(file))) return false;
  const { drawFirstPage } = await import('../first-page/draw-first-page');
  const { trouble } = await drawFirstPage(file, AbortSignal.timeout(longestWait));
  return trouble === 'locked';
}
