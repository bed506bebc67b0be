import { listenToNews, type News } from '../resources/application-events';

const shortestPause = 2_000;
const maxPause = 60_000;

/** News for an unknown number of changes, after a time without a stream. */
export const everything: News = { topic: 'applications', ids: [] };

type Holding = {
  /** Access token of the session; the server decides by it. */
  token: string;
  signal: AbortSignal;
  tell: (news: News) => void;
};

/**
 * Receives events until the signal aborts or the server ends the stream for good. Reconnects after
 * failures. Reports `everything` whenever the stream opens.
 */
export async function holdStream({ token, signal, tell }: Holding) {
  const left = new Promise<'left'>((resolve) => {
    signal.addEventListener('abort', () => resolve('left'));
  });
  let failures = 0;
  const onOpen = () => {
    failures = 0;
    tell(everything);
  };
  while (!signal.aborted) {
    // Does not wait for the browser to finish an aborted connection.
    const end = await Promise.race([listenToNews({ token, signal, onOpen, onNews: tell }), left]);
    if (end !== 'broken') return;
    failures += 1;
    await Promise.race([pause(pauseAfter(failures)), left]);
  }
}

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Exponential delay with jitter, in milliseconds, so that tabs do not reconnect to a restarted
 * server all at once.
 */
const pauseAfter = (failures: number) =>
  Math.min(maxPause, shortestPause * 2 ** (failures - 1)) * (0.5 + Math.random() / 2);
