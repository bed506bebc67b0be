import {
  applicationEventFromWire,
  applicationEventsPath,
  pendingWorkNews,
} from '@portal/contract/application-events';
import * as v from 'valibot';

/**
 * A change: job applications by id (any, if the list is empty), or other work waiting for staff.
 */
export type News =
  | { readonly topic: 'applications'; readonly ids: readonly number[] }
  | { readonly topic: 'pendingWork' };

/** End of a stream: refused by the server, or broken and worth another attempt. */
type StreamEnd = 'refused' | 'broken';

type Listening = {
  token: string;
  signal: AbortSignal;
  onOpen: () => void;
  onNews: (news: News) => void;
};

/**
 * Receives news until the stream ends. Uses `fetch`, because an EventSource cannot send the token
 * and the HTTP client does not stream answers.
 */
export async function listenToNews(listening: Listening): Promise<StreamEnd> {
  const { token, signal, onOpen, onNews } = listening;
  try {
    const answer = await fetch(applicationEventsPath, {
      headers: { Authorization: `Bearer ${token}`, Accept: 'text/event-stream' },
      cache: 'no-store',
      signal,
    });
    // The page's own calls report an ended session.
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
    // The caller waits and tries again after any network error.
  }
  return 'broken';
}

const data = 'data: ';

/** Yields each event. Lines with a leading colon only keep the connection open. */
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
