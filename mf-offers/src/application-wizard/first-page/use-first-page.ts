import { useEffect, useState } from 'react';
import { drawFirstPage } from './draw-first-page';

type Picture = { readonly file: File; readonly url: string };

/** The address of a picture of a file's first page, once there is one. It is let go with the file. */
export function useFirstPage(file: File) {
  const [picture, setPicture] = useState<Picture>();

  useEffect(() => {
    const leaving = new AbortController();
    let url: string | undefined;

    async function draw() {
      const drawn = await drawFirstPage(file, leaving.signal);
      if (!drawn || leaving.signal.aborted) return;
      url = URL.createObjectURL(drawn);
      setPicture({ file, url });
    }

    draw().catch(() => undefined);
    return () => {
      leaving.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [file]);

  return picture?.file === file ? picture.url : undefined;
}
