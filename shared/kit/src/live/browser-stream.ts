import type { News } from '../resources/application-events';
import { everything, holdStream } from './hold-stream';
import { openChannel } from './open-channel';

/** Name of the lock of the tab with the stream, and of the channel to the other tabs. */
const name = 'portal-novedades';

/** Polling interval of a tab without a channel, in milliseconds. */
const askingPause = 30_000;

/**
 * Joins the event stream that all tabs of a browser share, because connections to a host are
 * limited. One tab holds it, with its own session, and passes on that something changed, never the
 * data. Each tab then reads the data with its own session. Returns a function to leave; the next
 * tab then takes over.
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
    // If the server refuses this tab, it stops receiving events from other tabs as well.
    inTurn(() => holdStream({ token, signal, tell }), { signal, onWait }).then(leave, askByItself);
  } else askByItself();
  return leave;
}

type Turn = { signal: AbortSignal; onWait: () => void };

/** Runs at once if no tab holds the lock, otherwise waits in the queue. */
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
