import { listenToNews, type News } from '../resources/application-events';

const shortestPause = 2_000;
const maxPause = 60_000;

/** What happened while nobody listened is unknown. */
export const everything: News = { topic: 'applications', ids: [] };

type Holding = {
  /** Of the session on which the server decides. */
  token: string;
  signal: AbortSignal;
  tell: (news: News) => void;
};

/** Listens until the signal, or until the server wants no more of it. Whenever the stream opens, all may be new. */
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
    // Nobody waits for what a browser still does with a connection that was broken off.
    const end = await Promise.race([listenToNews({ token, signal, onOpen, onNews: tell }), left]);
    if (end !== 'broken') return;
    failures += 1;
    await Promise.race([pause(pauseAfter(failures)), left]);
  }
}

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Longer each time, and not the same for all, so that a server that comes back is not stormed. */
const pauseAfter = (failures: number) =>
  Math.min(maxPause, shortestPause * 2 ** (failures - 1)) * (0.5 + Math.random() / 2);
