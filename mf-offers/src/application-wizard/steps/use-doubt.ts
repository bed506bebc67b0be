import { looksLikePdf } from '@portal/contract/curriculum-bytes';
import { useEffect, useState } from 'react';

/**
 * Whether the server will refuse a chosen file for what is in it. It is told beforehand and no more: the
 * server decides (reading T10), and a file that cannot be read here may still be sent.
 */
export function useDoubt(file: File | undefined) {
  const [doubted, setDoubted] = useState<File>();

  useEffect(() => {
    let isCurrent = true;
    const judge = async () => {
      if ((await isDoubtful(file)) && isCurrent) setDoubted(file);
    };
    void judge();
    return () => {
      isCurrent = false;
    };
  }, [file]);

  return file !== undefined && doubted === file;
}

async function isDoubtful(file: File | undefined) {
  try {
    return file !== undefined && !looksLikePdf(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return false;
  }
}
