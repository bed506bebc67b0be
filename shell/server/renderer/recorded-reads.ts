import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import type { configureHttp } from '@portal/http';
import type { ApiRead } from './protocol';

const readsOfRender = new AsyncLocalStorage<ApiRead[]>();

/** Runs a render and notes every read of the API that it makes, also when it fails. */
export async function recordReads<T>(render: () => Promise<T>) {
  const reads: ApiRead[] = [];
  const [result] = await readsOfRender.run(reads, () => Promise.allSettled([render()]));
  return { reads, result };
}

type Adapter = NonNullable<Parameters<typeof configureHttp>[0]['adapter']>;

/** Carries the HTTP client's reads to the API, as an anonymous visitor, and notes each of them. */
export const recordingAdapter =
  (apiUrl: string): Adapter =>
  async (config) => {
    const path = config.url ?? '';
    const response = await fetch(new URL(path, apiUrl), {
      headers: { accept: 'application/json' },
    });
    const data = await response.text();
    const { status, statusText, headers } = response;
    readsOfRender.getStore()?.push({
      path,
      status,
      etag: headers.get('etag') ?? undefined,
      hash: createHash('sha256').update(data).digest('base64'),
    });

    const answer = { data, status, statusText, headers: Object.fromEntries(headers), config };
    if (response.ok) return answer;
    // What the client takes for an error of its own adapters. It is logged, so it names no address.
    throw Object.assign(new Error(`The API answered ${status}.`), {
      isAxiosError: true,
      config,
      response: answer,
    });
  };
