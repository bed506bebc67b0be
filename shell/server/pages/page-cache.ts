import { companyDay } from '@portal/contract/company-day';
import { LRUCache } from 'lru-cache';
import { hashOf } from '../answer-hash';
import { conditionalGet } from '../conditional-get';
import type { CompanyAnswers } from '../company-answers';
import type { ApiRead } from '../renderer/protocol';

/** Age in milliseconds up to which a page is served without checking its reads. */
const trustedFor = 1000;
/** Timeout of a check, in milliseconds. */
const maxAnswer = 1500;

type CachedPage<T> = {
  readonly page: T;
  readonly reads: readonly ApiRead[];
  /** Day of rendering in the company's time zone: «hace 2 días» is true only on that day. */
  readonly day: string;
  checkedAt: number;
};

export type FreshPage<T> = Pick<CachedPage<T>, 'page' | 'reads'>;

type ReadsOptions = {
  readonly apiUrl: string;
  /** Checks some reads without a call of its own. */
  readonly kept?: Pick<CompanyAnswers, 'isUnchanged'>;
};

type PageCacheOptions = ReadsOptions & {
  /** The least recently used page is evicted first. */
  readonly maxPages: number;
};

/**
 * Caches rendered pages with their API reads. These are repeated conditionally before a page is
 * served again, so it is at most a second stale and writes need no invalidation. A new day in the
 * company's time zone renders it again. Simultaneous requests share the work.
 */
export function createPageCache<T>({ maxPages, ...asking }: PageCacheOptions) {
  const pages = new LRUCache<string, CachedPage<T>>({ max: maxPages });
  const underWay = new Map<string, Promise<T>>();

  async function find(key: string, render: () => Promise<FreshPage<T>>) {
    const startedAt = performance.now();
    const day = companyDay();
    const known = pages.get(key);
    if (known?.day === day && (await areUnchanged(known.reads, asking))) {
      known.checkedAt = startedAt;
      return known.page;
    }
    // The old page stays until the new one is ready.
    const rendered = await render();
    pages.set(key, { ...rendered, day, checkedAt: startedAt });
    return rendered.page;
  }

  function fresh(key: string) {
    const known = pages.get(key);
    return known && performance.now() - known.checkedAt < trustedFor ? known.page : undefined;
  }

  function get(key: string, render: () => Promise<FreshPage<T>>): Promise<T> {
    const known = fresh(key);
    if (known) return Promise.resolve(known);
    const waiting = underWay.get(key);
    if (waiting) return waiting;
    const search = find(key, render);
    underWay.set(key, search);
    const end = () => {
      underWay.delete(key);
    };
    // A failure is kept for one second, so that a page that cannot be rendered costs little.
    search.then(end, () => setTimeout(end, trustedFor).unref());
    return search;
  }

  return {
    get,
    /** Returns the page if it needs no check. */
    fresh,
    /** True if the page is cached or being rendered, so that a request causes no new work. */
    isKnown: (key: string) => pages.has(key) || underWay.has(key),
    /** The last rendered page at any age, as a fallback. */
    last: (key: string) => pages.peek(key)?.page,
    /** Call it when the subject of the page is gone. */
    forget(key: string) {
      pages.delete(key);
    },
  };
}

async function areUnchanged(reads: readonly ApiRead[], { apiUrl, kept }: ReadsOptions) {
  const unchanged = await Promise.all(
    reads.map(async (read) => (await kept?.isUnchanged(read)) ?? isUnchanged(read, apiUrl)),
  );
  return unchanged.every(Boolean);
}

async function isUnchanged({ path, etag, hash }: ApiRead, apiUrl: string) {
  try {
    const response = await conditionalGet(new URL(path, apiUrl), etag, maxAnswer);
    const body = await response.text();
    if (response.status === 304 || saysNothing(response.status)) return true;
    return hashOf(body) === hash;
  } catch {
    // While the API is unreachable, the last confirmed page is served.
    return true;
  }
}

/** A busy or failing API does not mean that the data changed. */
const saysNothing = (status: number) => status === 429 || status >= 500;
