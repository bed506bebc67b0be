import { useCallback, useEffect, useState } from 'react';
import type { Trouble } from '../first-page/draw-first-page';
import type * as judging from './curriculum-trouble';

type Judging = typeof judging;

/**
 * Asks what judges a file, which comes once one is chosen. Where it does not come, or the file cannot be
 * read, nothing is known against the file, and the server decides.
 */
export async function judged<Result>(ask: (judging: Judging) => Promise<Result> | Result) {
  try {
    return await ask(await import('./curriculum-trouble'));
  } catch {
    return undefined;
  }
}

/** What a visitor should know of a chosen file, and a way to tell what is found later. */
export function useAdvice(file: File | undefined) {
  const [advice, setAdvice] = useState<{ file: File; text: string }>();

  const tell = useCallback((troubled: File, text: string | undefined) => {
    if (text !== undefined) setAdvice({ file: troubled, text });
  }, []);
  const onTrouble = useCallback(
    async (troubled: File, trouble: Trouble) =>
      tell(troubled, await judged(({ troubleTexts }) => troubleTexts[trouble])),
    [tell],
  );

  useEffect(() => {
    const look = async () => {
      if (file) tell(file, await judged(({ adviceOn }) => adviceOn(file)));
    };
    void look();
  }, [file, tell]);

  return { advice: advice?.file === file ? advice?.text : undefined, onTrouble };
}
