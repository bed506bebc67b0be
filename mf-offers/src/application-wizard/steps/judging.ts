import { useCallback, useEffect, useState } from 'react';
import type { Trouble } from '../first-page/draw-first-page';
import type * as judging from './curriculum-trouble';

type Judging = typeof judging;

/**
 * Loads the file checks once a file is chosen. If the chunk or the file cannot be read, returns
 * undefined and leaves the check to the server.
 */
export async function checkFile<Result>(ask: (judging: Judging) => Promise<Result> | Result) {
  try {
    return await ask(await import('./curriculum-trouble'));
  } catch {
    return undefined;
  }
}

/** Advice on the chosen file, and a callback for problems that are found later. */
export function useAdvice(file: File | undefined) {
  const [advice, setAdvice] = useState<{ file: File; text: string }>();

  const tell = useCallback((troubled: File, text: string | undefined) => {
    if (text !== undefined) setAdvice({ file: troubled, text });
  }, []);
  const onTrouble = useCallback(
    async (troubled: File, trouble: Trouble) =>
      tell(troubled, await checkFile(({ troubleTexts }) => troubleTexts[trouble])),
    [tell],
  );

  useEffect(() => {
    const look = async () => {
      if (file) tell(file, await checkFile(({ adviceOn }) => adviceOn(file)));
    };
    void look();
  }, [file, tell]);

  return { advice: advice?.file === file ? advice?.text : undefined, onTrouble };
}
