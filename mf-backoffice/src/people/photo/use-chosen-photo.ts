import { useRef, useState } from 'react';

/** The photo that was chosen last, once it has been prepared for sending. */
export function useChosenPhoto(tellProblem: (problem: string) => void) {
  const [photo, setPhoto] = useState<File>();
  const [isPreparing, setPreparing] = useState(false);
  const latest = useRef<File>(undefined);

  /** Returns whether the file will do. */
  async function choose(file: File | undefined) {
    latest.current = file;
    setPhoto(undefined);
    setPreparing(file !== undefined);
    const prepared = file && (await prepare(file));
    if (latest.current !== file) return true;
    setPreparing(false);
    if (!prepared) return true;
    if ('photo' in prepared) setPhoto(prepared.photo);
    else tellProblem(prepared.problem);
    return 'photo' in prepared;
  }

  return { photo, isPreparing, choose };
}

/** A file that cannot be read, or a part of the page that does not come, leaves it to the server. */
async function prepare(file: File) {
  try {
    const { preparePhoto } = await import('./prepare-photo');
    return await preparePhoto(file);
  } catch {
    return { photo: file };
  }
}
