import { companyExamples } from '@portal/contract/company-examples';
import { companyReadBodies } from '@portal/contract/company-reads';
import { withTimeout } from '@portal/server/with-timeout';
import { hashOf } from './answer-hash';
import { conditionalGet } from './conditional-get';
import { companyOf } from './company';
import type { ApiRead, KnownAnswer } from './renderer/protocol';

/** Time in milliseconds after which the last known answer is used … */
const patience = 300;
/** … and after which the request is aborted. */
const maxAnswer = 5000;
/** Minimum interval of background updates, in milliseconds. */
const pause = 1000;

export type CompanyAnswers = ReturnType<typeof createCompanyAnswers>;

const answerOf = (body: string, etag?: string): KnownAnswer => ({ body, etag, hash: hashOf(body) });

/** Example company data of the sources, by API path. */
export const exampleAnswers: Readonly<Record<string, KnownAnswer>> = Object.fromEntries(
  Object.entries(companyReadBodies(companyExamples)).map(([path, body]) => [
    path,
    answerOf(JSON.stringify(body)),
  ]),
);

/**
 * Keeps the company data, which every page needs. While the API does not answer, the last answer is
 * used, or the examples of the sources.
 */
export function createCompanyAnswers(apiUrl: string) {
  const answers: Record<string, KnownAnswer> = { ...exampleAnswers };
  const underWay = new Map<string, Promise<void>>();
  let askedAt = -Infinity;

  async function ask(path: string) {
    const etag = answers[path]?.etag;
    const response = await conditionalGet(new URL(path, apiUrl), etag, maxAnswer);
    const body = await response.text();
    if (!response.ok) return;
    const answer = answerOf(body, response.headers.get('etag') ?? undefined);
    // Keeps the previous answer if the new one is invalid or has no company name.
    if (companyOf({ ...answers, [path]: answer }).name !== '') answers[path] = answer;
  }

  /** Settles after the answer, a failure or the timeout. A late answer is still stored. */
  function refresh(path: string) {
    const waiting = underWay.get(path);
    if (waiting) return waiting;
    const asking = ask(path)
      .catch(() => undefined)
      .finally(() => underWay.delete(path));
    const waited = withTimeout(patience, asking).catch(() => undefined);
    underWay.set(path, waited);
    return waited;
  }

  /** True if a company read equals the last known answer; undefined for other reads. */
  async function isUnchanged({ path, hash }: ApiRead) {
    if (!answers[path]) return undefined;
    await refresh(path);
    return answers[path].hash === hash;
  }

  async function latest(): Promise<Readonly<Record<string, KnownAnswer>>> {
    await Promise.all(Object.keys(answers).map(refresh));
    return { ...answers };
  }

  return {
    latest,
    /** Returns the last known answers at once and updates them in the background. */
    known(): Readonly<Record<string, KnownAnswer>> {
      // Many errors in a row must not cause as many API calls.
      if (performance.now() - askedAt > pause) {
        askedAt = performance.now();
        latest().catch(() => undefined);
      }
      return answers;
    },
    isUnchanged,
  };
}
