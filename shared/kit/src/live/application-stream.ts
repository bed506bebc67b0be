import { listenToApplications } from '../resources/application-events';

type Listener = (ids: readonly number[]) => void;

type Options = {
  /** Is told that offers or requests changed. */
  onPendingWork?: () => void;
};

const shortestPause = 2_000;
const maxPause = 60_000;

/**
 * Listens for as long as it is wanted and the tab is looked at: a browser has few connections to one
 * host, and a tab in the background needs none. What happened before the stream was open is unknown,
 * whether the page has just begun or comes back, so each opening counts as an event about everything.
 */
export function followApplications(listener: Listener, { onPendingWork }: Options = {}) {
  let connection: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  connect();
  document.addEventListener('visibilitychange', follow);
  return stop;

  function follow() {
    if (document.hidden) disconnect();
    else if (!connection && timer === undefined) connect();
  }

  function connect() {
    timer = undefined;
    if (document.hidden) return;
    const mine = new AbortController();
    connection = mine;
    void listen(mine);
  }

  async function listen(mine: AbortController) {
    const { signal } = mine;
    const end = await listenToApplications({ signal, onOpen, onEvent: listener, onPendingWork });
    if (connection !== mine) return;
    connection = undefined;
    if (end === 'refused') return;
    failures += 1;
    timer = setTimeout(connect, pauseAfter(failures));
  }

  function onOpen() {
    failures = 0;
    listener([]);
  }

  function disconnect() {
    clearTimeout(timer);
    timer = undefined;
    connection?.abort();
    connection = undefined;
  }

  function stop() {
    document.removeEventListener('visibilitychange', follow);
    disconnect();
  }
}

/** Longer each time, and not the same for all, so that a server that comes back is not stormed. */
const pauseAfter = (failures: number) =>
  Math.min(maxPause, shortestPause * 2 ** (failures - 1)) * (0.5 + Math.random() / 2);
