import { useEffect, useState } from 'react';
import { loadCurriculum } from '../resources/job-applications';

/** The file itself, or the name under which the server keeps it; undefined when there is none. */
export type CurriculumSource = Blob | string | undefined;

type Outcome = { source: CurriculumSource; attempt: number; url?: string; error?: unknown };

/** A CV as an address that this page can show. The file is let go as soon as nobody shows it. */
export function useCurriculum(source: CurriculumSource) {
  const [outcome, setOutcome] = useState<Outcome>();
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    const leaving = new AbortController();
    let url: string | undefined;

    async function show(wanted: Blob | string) {
      try {
        const file = await readFile(wanted, leaving.signal);
        if (leaving.signal.aborted) return;
        url = URL.createObjectURL(file);
        setOutcome({ source: wanted, attempt, url });
      } catch (error) {
        if (!leaving.signal.aborted) setOutcome({ source: wanted, attempt, error });
      }
    }

    if (source !== undefined) void show(source);
    return () => {
      leaving.abort();
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [source, attempt]);

  const isCurrent = outcome?.source === source && outcome?.attempt === attempt;
  return {
    url: isCurrent ? outcome?.url : undefined,
    error: isCurrent ? outcome?.error : undefined,
    reload: async () => setAttempt(attempt + 1),
  };
}

/** Whatever the file says of itself, it is shown as a PDF and never runs as a page. */
async function readFile(source: Blob | string, signal: AbortSignal) {
  const file = typeof source === 'string' ? await loadCurriculum(source, signal) : source;
  return file.slice(0, file.size, 'application/pdf');
}
