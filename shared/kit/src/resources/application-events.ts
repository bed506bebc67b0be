import {
  applicationEventFromWire,
  applicationEventsPath,
  pendingWorkNews,
} from '@portal/contract/application-events';
import { currentSession } from '@portal/runtime';
import * as v from 'valibot';

/** Why a stream ended: the server wants no more of it, or it may be tried again. */
type StreamEnd = 'refused' | 'broken';

type Listening = {
  signal: AbortSignal;
  onOpen: () => void;
  onEvent: (ids: readonly number[]) => void;
  /** Something else that waits for staff has changed. */
  onPendingWork?: (() => void) | undefined;
};

/**
 * Reads the events of applications as they come, until the stream ends. By fetch, since an
 * EventSource cannot carry the token, and the page's HTTP client gives an answer only when it is whole.
 */
export async function listenToApplications({
  signal,
  onOpen,
  onEvent,
  onPendingWork,
}: Listening): Promise<StreamEnd> {
  const { token } = currentSession();
  if (!token) return 'refused';
  try {
    const answer = await fetch(applicationEventsPath, {
      headers: { Authorization: `Bearer ${token}`, Accept: 'text/event-stream' },
      cache: 'no-store',
      signal,
    });
    // A session that ended is told by the page's own calls.
    if ([204, 401, 403].includes(answer.status)) return 'refused';
    if (!answer.ok || !answer.body) return 'broken';
    onOpen();
    for await (const news of readNews(answer.body)) {
      if (news === pendingWorkNews) onPendingWork?.();
      if (!news.startsWith(data)) continue;
      onEvent(v.parse(applicationEventFromWire, JSON.parse(news.slice(data.length))));
    }
  } catch {
    // However the network failed, the caller waits and tries again.
  }
  return 'broken';
}

const data = 'data: ';

/** Each event; lines that begin with a colon only keep the connection open. */
async function* readNews(body: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const events = (rest + value).split('\n\n');
    rest = events.pop() ?? '';
    yield* events;
  }
}
