import { holdFile, unreadableFile } from '@portal/kit/files/hold-file';
import { useRef, useState } from 'react';

/** The latest chosen photo, prepared for upload. */
export function useChosenPhoto(tellProblem: (problem: string) => void) {
  const [photo, setPhoto] = useState<File>();
  const [isPreparing, setPreparing] = useState(false);
  const latest = useRef<File>(undefined);

  /** Returns true if the file is usable. */
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

/**
 * Reads the file once, so that the checked bytes are the uploaded ones. If the chunk fails to load,
 * the server validates the photo.
 */
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
