import type { News } from '../resources/application-events';
import { everything, holdStream } from './hold-stream';
import { openChannel } from './open-channel';

/** Of the lock that the tab with the stream has, and of the channel on which it passes on what it hears. */
const name = 'portal-novedades';

/** How often a tab that knows nothing of the others asks by itself, in milliseconds. */
const askingPause = 30_000;

/**
 * Takes part in the one stream of news that all tabs of a browser share, as it has few connections to one host. One
 * tab, whoever is signed in there, holds it and passes on what it hears: that something changed, never what. Each
 * tab reads that by its own session, on which the server decides. Returns the way to leave; the next tab then takes
 * its place.
 */
export function joinStream(token: string, take: (news: News) => void) {
  const leaving = new AbortController();
  const { signal } = leaving;
  const leave = () => leaving.abort();
  const channel = openChannel(name);
  channel?.addEventListener('message', ({ data }) => take(data));
  signal.addEventListener('abort', () => channel?.close());

  function tell(news: News) {
    channel?.postMessage(news);
    take(news);
  }

  function askByItself() {
    if (signal.aborted) return;
    const timer = setInterval(take, askingPause, everything);
    signal.addEventListener('abort', () => clearInterval(timer));
  }

  if (channel) {
    const onWait = () => take(everything);
    // Whom the server refuses hears nothing of the others either.
    inTurn(() => holdStream({ token, signal, tell }), { signal, onWait }).then(leave, askByItself);
  } else askByItself();
  return leave;
}

type Turn = { signal: AbortSignal; onWait: () => void };

/** At once if no tab has its turn, else after those who came before. */
async function inTurn(hold: () => Promise<unknown>, { signal, onWait }: Turn) {
  const { locks } = navigator;
  const hadTurn = await locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await hold();
    return lock !== null;
  });
  if (hadTurn || signal.aborted) return;
  onWait();
  await locks.request(name, { signal }, hold);
}
