import { holdFile, unreadableFile } from '@portal/kit/files/hold-file';
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

/** The bytes read now are the ones sent. A part of the page that does not come leaves the photo to the server. */
async function prepare(file: File) {
  const held = await holdFile(file).catch(() => undefined);
  if (!held) return { problem: unreadableFile };
  try {
    const { preparePhoto } = await import('./prepare-photo');
    return await preparePhoto(held);
  } catch {
    return { photo: held };
  }
}
