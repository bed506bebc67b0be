import { beginsAsPdf, mayBeEncrypted } from '@portal/contract/curriculum-bytes';
import { curriculumNotPdf, isPdf } from '@portal/contract/curriculum';
import { useCallback, useEffect, useState } from 'react';
import type { Trouble } from '../first-page/draw-first-page';

/** «cut»: it begins as a PDF, and its end is missing. */
type Finding = Trouble | 'cut';

export const troubleTexts: Readonly<Record<Finding, string>> = {
  locked:
    'Este PDF pide una contraseña para abrirse, así que no podríamos leerlo. Guárdalo sin contraseña o elige otro.',
  broken:
    'No pudimos abrir este PDF; puede estar dañado. Comprueba que se abre, o guárdalo otra vez como PDF.',
  cut: 'A este PDF le falta una parte, como cuando una descarga se corta. Guárdalo otra vez como PDF o elige otro.',
};

/** What is known to be wrong with a chosen file beyond what its field says, and a way to note what is found later. */
export function useTrouble(file: File | undefined) {
  const [found, setFound] = useState<{ file: File; finding: Finding }>();
  const note = useCallback(
    (troubled: File, finding: Finding) => setFound({ file: troubled, finding }),
    [],
  );

  useEffect(() => {
    let isCurrent = true;
    const judge = async () => {
      if (file && (await isCut(file)) && isCurrent) note(file, 'cut');
    };
    void judge();
    return () => {
      isCurrent = false;
    };
  }, [file, note]);

  return { trouble: found?.file === file ? found?.finding : undefined, note };
}

const isCut = async (file: File) => !(await isPdf(file)) && beginsAsPdf(await bytesOf(file));

/** Milliseconds for what opens a PDF to come and to answer. */
const longestWait = 10_000;

/** Why a file cannot be sent, for those who go on before they are told. */
export async function problemIn(file: File): Promise<string | undefined> {
  if (!(await isPdf(file))) return curriculumNotPdf;
  return (await asksForPassword(file)) ? troubleTexts.locked : undefined;
}

/** Whether a PDF asks for a password. Where that cannot be told, it does not. */
async function asksForPassword(file: File): Promise<boolean> {
  try {
    if (!mayBeEncrypted(await bytesOf(file))) return false;
    const { drawFirstPage } = await import('../first-page/draw-first-page');
    const { trouble } = await drawFirstPage(file, AbortSignal.timeout(longestWait));
    return trouble === 'locked';
  } catch {
    return false;
  }
}

const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());
