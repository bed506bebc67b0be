import { companyExamples } from '@portal/contract/company-examples';
import { companyReadBodies } from '@portal/contract/company-reads';
import { within } from '@portal/server/within';
import { hashOf } from './answer-hash';
import { askAgain } from './ask-again';
import { companyOf } from './company';
import type { ApiRead, KnownAnswer } from './renderer/protocol';

/** An answer is waited for so long, in milliseconds, before the last one stands in for it … */
const patience = 300;
/** … and this long before it is asked for again. */
const maxAnswer = 5000;
/** Between two looks, in milliseconds, for what cannot wait for an answer. */
const pause = 1000;

export type KeptAnswers = ReturnType<typeof createKeptAnswers>;

const answerOf = (body: string, etag?: string): KnownAnswer => ({ body, etag, hash: hashOf(body) });

/** What the sources have the company say, by the paths at which the API tells it. */
export const exampleAnswers: Readonly<Record<string, KnownAnswer>> = Object.fromEntries(
  Object.entries(companyReadBodies(companyExamples)).map(([path, body]) => [
    path,
    answerOf(JSON.stringify(body)),
  ]),
);

/**
 * What pages cannot do without: what the company says of itself. While the API does not answer, what it said last
 * stands; before it has answered once, the examples of the sources do.
 */
export function createKeptAnswers(apiUrl: string) {
  const answers: Record<string, KnownAnswer> = { ...exampleAnswers };
  const underWay = new Map<string, Promise<void>>();
  let askedAt = -Infinity;

  async function ask(path: string) {
    const etag = answers[path]?.etag;
    const response = await askAgain(new URL(path, apiUrl), etag, maxAnswer);
    const body = await response.text();
    if (!response.ok) return;
    const answer = answerOf(body, response.headers.get('etag') ?? undefined);
    // What cannot be read, or names nobody, takes no one's place.
    if (companyOf({ ...answers, [path]: answer }).name !== '') answers[path] = answer;
  }

  /** Settles once the answer is there, cannot be had, or has been waited for; it may still come later. */
  function refresh(path: string) {
    const waiting = underWay.get(path);
    if (waiting) return waiting;
    const asking = ask(path)
      .catch(() => undefined)
      .finally(() => underWay.delete(path));
    const waited = within(patience, asking).catch(() => undefined);
    underWay.set(path, waited);
    return waited;
  }

  /** Whether what was read of the company is what the API says now, or said last; undefined for other reads. */
  async function isUnchanged({ path, hash }: ApiRead) {
    if (!answers[path]) return undefined;
    await refresh(path);
    return answers[path].hash === hash;
  }

  /** All of them, as the API says now. */
  async function latest(): Promise<Readonly<Record<string, KnownAnswer>>> {
    await Promise.all(Object.keys(answers).map(refresh));
    return { ...answers };
  }

  return {
    latest,
    /** As they were known last, at once; what has changed is known soon. */
    known(): Readonly<Record<string, KnownAnswer>> {
      // Whoever causes many errors shall not cause as many calls.
      if (performance.now() - askedAt > pause) {
        askedAt = performance.now();
        latest().catch(() => undefined);
      }
      return answers;
    },
    isUnchanged,
  };
}
