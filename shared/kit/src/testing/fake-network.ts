import { configureHttp } from '@portal/http';

/** A call as it leaves the page. */
export type Outgoing = {
  method: string;
  url: string;
  /** JSON is decoded; forms and files are unchanged. */
  body: unknown;
  header: (name: string) => string | undefined;
  signal: AbortSignal | undefined;
  /** True if the call outlives the page (`keepalive`). */
  isKept: boolean;
  /** Reports the upload progress to the page, from 0 to 1. */
  report: (progress: number) => void;
};

/** Answer of the server. Status 0 means no answer. */
export type Incoming = { status: number; body: unknown; headers: Readonly<Record<string, string>> };

/** Answers all later calls of the HTTP client and of `fetch`. */
export function replaceNetwork(answer: (call: Outgoing) => Promise<Incoming>) {
  const serve = (call: Outgoing) => Promise.race([answer(call), stopped(call.signal)]);
  replaceClient(serve);
  replaceFetch(serve);
}

type Serve = (call: Outgoing) => Promise<Incoming>;

const replaceClient = (serve: Serve) =>
  configureHttp({
    adapter: async (config) => {
      const { status, body, headers } = await serve({
        method: (config.method ?? 'get').toUpperCase(),
        url: config.url ?? '',
        body: readBody(config.data),
        header: (name) =>
          (name === 'Authorization' && basic(config.auth)) || config.headers.get(name)?.toString(),
        signal: config.signal instanceof AbortSignal ? config.signal : undefined,
        isKept: false,
        report: (progress) =>
          config.onUploadProgress?.({ progress, loaded: 0, bytes: 0, lengthComputable: true }),
      });
      const failure = { isAxiosError: true, config };
      if (status === 0) throw Object.assign(new Error('Network Error'), failure);
      const data = asTravelled(body, config.responseType === 'blob');
      const response = { status, data, statusText: '', headers, config };
      if (status < 400) return response;
      throw Object.assign(new Error(`Status ${status}`), { ...failure, response });
    },
  });

const basic = (client: { username: string; password: string } | undefined) =>
  client && `Basic ${btoa(`${client.username}:${client.password}`)}`;

/** `fetch` is used for calls that outlive the page and for streams. */
const replaceFetch = (serve: Serve) =>
  Object.assign(globalThis, {
    fetch: async (url: string, { headers: sent, ...options }: RequestInit = {}) => {
      const given: readonly [string, string][] = Object.entries(sent ?? {});
      const { status, body, headers } = await serve({
        method: options.method ?? 'GET',
        url,
        body: readBody(options.body),
        header: (name) => given.find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1],
        signal: options.signal ?? undefined,
        isKept: options.keepalive === true,
        report: () => undefined,
      });
      if (status === 0) throw new TypeError('Failed to fetch');
      const text = async () => (typeof body === 'string' ? body : JSON.stringify(body));
      return { ok: status < 400, status, statusText: '', headers, body: undefined, text };
    },
  });

const stopped = (signal: AbortSignal | undefined) =>
  new Promise<never>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new Error('The call was aborted.')));
  });

function readBody(data: unknown): unknown {
  if (typeof data !== 'string') return data;
  try {
    return JSON.parse(data);
  } catch {
    return data;
  }
}

/**
 * Drops undefined values like JSON. Returns a blob if the caller expects a file, even for an error.
 */
function asTravelled(body: unknown, isFileWanted: boolean): unknown {
  if (body === undefined || body instanceof Blob) return body;
  const text = JSON.stringify(body);
  return isFileWanted ? new Blob([text]) : JSON.parse(text);
}
