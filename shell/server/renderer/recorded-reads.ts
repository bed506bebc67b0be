import { AsyncLocalStorage } from 'node:async_hooks';
import type { configureHttp } from '@portal/http';
import { hashOf } from '../answer-hash';
import type { ApiRead, KnownAnswer } from './protocol';

/**
 * In milliseconds: longer than visitors wait for a page, shorter than the limit of a stuck process,
 * as a hanging API is no fault of the process.
 */
const maxReads = 5000;

type KnownAnswers = Readonly<Record<string, KnownAnswer>>;

type RenderReads = {
  readonly reads: ApiRead[];
  readonly signal: AbortSignal;
  readonly answers: KnownAnswers;
};

const readsOfRender = new AsyncLocalStorage<RenderReads>();

/** Runs a render and records its API reads, even if it fails. */
export async function recordReads<T>(render: () => Promise<T>, answers: KnownAnswers = {}) {
  const reads: ApiRead[] = [];
  const limit = new AbortController();
  const alarm = setTimeout(() => limit.abort(), maxReads);
  const [result] = await readsOfRender.run({ reads, signal: limit.signal, answers }, () =>
    Promise.allSettled([render()]),
  );
  clearTimeout(alarm);
  return { reads, result };
}

/** Status of a read without an answer. */
const noAnswer = 0;

async function answerTo(request: Request) {
  const response = await fetch(request);
  return { response, data: await response.text() };
}

type Adapter = NonNullable<Parameters<typeof configureHttp>[0]['adapter']>;

/**
 * Reads from the API as an anonymous visitor, or uses an answer known to the site. Records each
 * read.
 */
export const recordingAdapter =
  (apiUrl: string): Adapter =>
  async (config) => {
    const path = config.url ?? '';
    const render = readsOfRender.getStore();
    const known = render?.answers[path];
    if (known) {
      const { body, etag, hash } = known;
      render.reads.push({ path, status: 200, etag, hash });
      return { data: body, status: 200, statusText: 'OK', headers: {}, config };
    }
    const request = new Request(new URL(path, apiUrl), {
      headers: { accept: 'application/json' },
      ...(render && { signal: render.signal }),
    });
    const { response, data } = await answerTo(request).catch((failure: unknown) => {
      render?.reads.push({ path, status: noAnswer, hash: '' });
      throw failure;
    });
    const { status, statusText, headers } = response;
    render?.reads.push({
      path,
      status,
      etag: headers.get('etag') ?? undefined,
      hash: hashOf(data),
    });

    const answer = { data, status, statusText, headers: Object.fromEntries(headers), config };
    if (response.ok) return answer;
    // The shape of axios's own errors. The message is logged, so it contains no address.
    throw Object.assign(new Error(`The API answered ${status}.`), {
      isAxiosError: true,
      config,
      response: answer,
    });
  };
