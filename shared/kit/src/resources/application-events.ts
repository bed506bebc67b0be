import {
  applicationEventFromWire,
  applicationEventsPath,
  pendingWorkNews,
} from '@portal/contract/application-events';
import * as v from 'valibot';

/** What changed: applications by their ids, any of them where none is named, or something else that waits for staff. */
export type News =
  | { readonly topic: 'applications'; readonly ids: readonly number[] }
  | { readonly topic: 'pendingWork' };

/** Why a stream ended: the server wants no more of it, or it may be tried again. */
type StreamEnd = 'refused' | 'broken';

type Listening = {
  token: string;
  signal: AbortSignal;
  onOpen: () => void;
  onNews: (news: News) => void;
};

/**
 * Reads the news as they come, until the stream ends. By fetch, since an EventSource cannot carry the
 * token, and the page's HTTP client gives an answer only when it is whole.
 */
export async function listenToNews(listening: Listening): Promise<StreamEnd> {
  const { token, signal, onOpen, onNews } = listening;
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
    for await (const event of readEvents(answer.body)) {
      if (event === pendingWorkNews) onNews({ topic: 'pendingWork' });
      if (!event.startsWith(data)) continue;
      const ids = v.parse(applicationEventFromWire, JSON.parse(event.slice(data.length)));
      onNews({ topic: 'applications', ids });
    }
  } catch {
    // However the network failed, the caller waits and tries again.
  }
  return 'broken';
}

const data = 'data: ';

/** Each event; lines that begin with a colon only keep the connection open. */
async function* readEvents(body: ReadableStream<Uint8Array<ArrayBuffer>>) {
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
