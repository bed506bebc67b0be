import { companyDay } from '@portal/contract/company-day';
import { LRUCache } from 'lru-cache';
import { hashOf } from '../answer-hash';
import { askAgain } from '../ask-again';
import type { KeptAnswers } from '../kept-answers';
import type { ApiRead } from '../renderer/protocol';

/** A page may be as old as this, in milliseconds, before its reads are asked for again. */
const trustedFor = 1000;
/** An answer is waited for so long, in milliseconds. */
const maxAnswer = 1500;

type CachedPage<T> = {
  readonly page: T;
  readonly reads: readonly ApiRead[];
  /** The company's day on which it was rendered: «hace 2 días» is true for that day only. */
  readonly day: string;
  checkedAt: number;
};

export type FreshPage<T> = Pick<CachedPage<T>, 'page' | 'reads'>;

type ReadsOptions = {
  readonly apiUrl: string;
  /** Knows of some reads itself whether they are unchanged. */
  readonly kept?: Pick<KeptAnswers, 'isUnchanged'>;
};

type PageCacheOptions = ReadsOptions & {
  /** The page that was asked for least lately goes first. */
  readonly maxPages: number;
};

/**
 * Keeps rendered pages with the API reads they rest on. A page is served again after a conditional
 * repetition of those reads, so it is never staler than a second, and no write has to be announced. It is rendered
 * anew when the company's day changes.
 * Requests for one page that come together share the work.
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
    // Until there is a new page, the last one is the best there is.
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
    // A failure stands for a second, so that a page that cannot be rendered costs little.
    search.then(end, () => setTimeout(end, trustedFor).unref());
    return search;
  }

  return {
    get,
    /** The page, where nothing has to be asked for it. */
    fresh,
    /** Whether the page is there or under way, so that asking for it is no new work. */
    isKnown: (key: string) => pages.has(key) || underWay.has(key),
    /** The last page that was rendered, however old: for when no new one can be had. */
    last: (key: string) => pages.peek(key)?.page,
    /** What the page is about is gone. */
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
    const response = await askAgain(new URL(path, apiUrl), etag, maxAnswer);
    const body = await response.text();
    if (response.status === 304 || saysNothing(response.status)) return true;
    return hashOf(body) === hash;
  } catch {
    // While the API is away, the last page that it confirmed is the best there is.
    return true;
  }
}

/** An API that is busy or has failed does not tell that anything changed. */
const saysNothing = (status: number) => status === 429 || status >= 500;
