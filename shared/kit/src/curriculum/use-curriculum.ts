import { useEffect, useState } from 'react';
import { loadCurriculum } from '../resources/job-applications';
import { viewerPath } from '../routing/paths';

/** The file itself, or its name on the server; undefined if there is none. */
export type CurriculumSource = Blob | string | undefined;

type Outcome = { source: CurriculumSource; attempt: number; url?: string; error?: unknown };

/**
 * Returns the URL for showing a CV on this page, undefined until it is loaded, and the error of
 * loading. Releases the file when the component unmounts or the source changes.
 */
export function useCurriculum(source: CurriculumSource, title: string) {
  const [outcome, setOutcome] = useState<Outcome>();
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    const leaving = new AbortController();
    let offered: OfferedFile | undefined;

    async function show(wanted: Blob | string) {
      try {
        const file = await readFile(wanted, leaving.signal);
        offered = await offerToViewer(file, title);
        if (leaving.signal.aborted) offered.withdraw();
        else setOutcome({ source: wanted, attempt, url: offered.url });
      } catch (error) {
        if (!leaving.signal.aborted) setOutcome({ source: wanted, attempt, error });
      }
    }

    if (source !== undefined) void show(source);
    return () => {
      leaving.abort();
      offered?.withdraw();
    };
  }, [source, title, attempt]);

  const isCurrent = outcome?.source === source && outcome?.attempt === attempt;
  return {
    url: isCurrent ? outcome?.url : undefined,
    error: isCurrent ? outcome?.error : undefined,
    reload: async () => setAttempt(attempt + 1),
  };
}

const readFile = (source: Blob | string, signal: AbortSignal) =>
  typeof source === 'string' ? loadCurriculum(source, signal) : source;

type OfferedFile = { readonly url: string; readonly withdraw: () => void };

/**
 * Offers a file to the site's PDF page, in a frame or a tab. The URL names a broadcast channel, so
 * only pages of this site can request the file, until it is withdrawn.
 */
async function offerToViewer(file: Blob, title: string): Promise<OfferedFile> {
  const bytes = await file.arrayBuffer();
  const name = randomName();
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }) => {
    if (data === 'ready') channel.postMessage({ title, bytes });
  });
  return { url: `${viewerPath}#${name}`, withdraw: () => channel.close() };
}

// `crypto.randomUUID` is missing without TLS, for example on a company network.
const randomName = () => crypto.getRandomValues(new BigUint64Array(2)).join('-');
