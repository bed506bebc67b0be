import type { CDPSession } from '@playwright/test';

/** A file that the browser loaded over the network. */
export type PageRequest = {
  readonly url: string;
  /** Chromium's resource type: Document, Script, Font, Image … */
  readonly type: string;
  /** Length of the chain of requests up to this one; 1 is the page itself. */
  readonly depth: number;
  /** In milliseconds since 1970. */
  readonly sentAt: number;
  readonly body: () => Promise<Buffer>;
};

type Initiator = {
  readonly type: string;
  readonly url?: string;
  readonly stack?: StackTrace;
};
type StackTrace = {
  readonly callFrames: readonly { readonly url: string }[];
  readonly parent?: StackTrace;
};

/** Records requests from now on, without answers from a cache. */
export async function recordRequests(session: CDPSession) {
  const requests = new Map<string, Omit<PageRequest, 'body'>>();
  const depths = new Map<string, number>();
  const pending = new Set<string>();
  let lastEvent = Date.now();

  session.on('Network.requestWillBeSent', ({ requestId, request: { url }, ...sent }) => {
    if (!url.startsWith('http')) return;
    const depth = depthOf(sent.initiator, depths);
    // The answer of a preload also serves a second request for the file.
    if (!depths.has(url)) depths.set(url, depth);
    requests.set(requestId, {
      url,
      type: sent.type ?? 'Other',
      depth,
      sentAt: sent.wallTime * 1000,
    });
    pending.add(requestId);
    lastEvent = Date.now();
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => requests.delete(requestId));
  const end = ({ requestId }: { requestId: string }) => {
    pending.delete(requestId);
    lastEvent = Date.now();
  };
  session.on('Network.loadingFinished', end);
  session.on('Network.loadingFailed', end);
  await session.send('Network.enable');

  return {
    /** Time since the last network event, in milliseconds. */
    quietFor: () => (pending.size > 0 ? 0 : Date.now() - lastEvent),

    all: (): readonly PageRequest[] =>
      [...requests].map(([requestId, request]) => ({
        ...request,
        body: () => readBody(session, requestId),
      })),
  };
}

/** One more than the initiator: the page, a script, or a script at the end of a chain. */
function depthOf({ url, stack }: Initiator, depths: ReadonlyMap<string, number>) {
  const callers = [url, ...urlsOf(stack)].map((caller) => depths.get(caller ?? '') ?? 0);
  if (depths.size === 0) return 1;
  return Math.max(1, ...callers) + 1;
}

const urlsOf = (stack: StackTrace | undefined): readonly string[] =>
  stack ? [...stack.callFrames.map(({ url }) => url), ...urlsOf(stack.parent)] : [];

async function readBody(session: CDPSession, requestId: string) {
  const { body, base64Encoded } = await session.send('Network.getResponseBody', { requestId });
  return Buffer.from(body, base64Encoded ? 'base64' : 'utf8');
}
