import { isPdf } from '@portal/contract/curriculum-reading';
import { useEffect, useState } from 'react';
import { drawFirstPage, type OnTrouble } from './draw-first-page';

type Picture = { readonly file: File; readonly url: string };

/**
 * Object URL of a picture of the first page, revoked together with the file. Reports problems of
 * the file that are found while drawing.
 */
export function useFirstPage(file: File, onTrouble: OnTrouble) {
  const [picture, setPicture] = useState<Picture>();

  useEffect(() => {
    const leaving = new AbortController();
    let url: string | undefined;

    async function draw() {
      if (!(await isPdf(file)) || leaving.signal.aborted) return;
      const drawn = await drawFirstPage(file, leaving.signal);
      if (leaving.signal.aborted) return;
      if (drawn.trouble) void onTrouble(file, drawn.trouble);
      if (!drawn.picture) return;
      url = URL.createObjectURL(drawn.picture);
      setPicture({ file, url });
    }

    draw().catch(() => undefined);
    return () => {
      leaving.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [file, onTrouble]);

  return picture?.file === file ? picture.url : undefined;
}
