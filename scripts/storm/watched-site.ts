import type { Site } from '../../api/testing/remote-visitor';
import type { Kind, Tally } from './tally';

const answerMilliseconds = 15_000;

/**
 * The site of an honest person: each call is timed until the whole answer is there, and must succeed;
 * a page must have come rendered.
 */
export function watchedSite(site: Site, tally: Tally): Site {
  return async (path, call = {}) => {
    const startedAt = performance.now();
    const what = `${call.method ?? 'GET'} ${path}`;
    try {
      const answer = await site(path, { ...call, signal: AbortSignal.timeout(answerMilliseconds) });
      const body = await answer.arrayBuffer();
      tally.times[kindOf(path, call)].push(performance.now() - startedAt);
      refuseBad(what, answer, body);
      const { status, headers } = answer;
      return new Response(body, { status, headers });
    } catch (error) {
      tally.failures.push(error instanceof BadAnswer ? error.message : `${what}: ${String(error)}`);
      throw error;
    }
  };
}

class BadAnswer extends Error {}

function refuseBad(what: string, { ok, status, headers }: Response, body: ArrayBuffer) {
  const text = () => Buffer.from(body).toString();
  if (!ok) throw new BadAnswer(`${what}: ${status} ${text().slice(0, 200)}`);
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
  if (isPage && text().includes('<div id="root"></div>')) throw new BadAnswer(`${what}: empty`);
}

function kindOf(path: string, { headers }: RequestInit): Kind {
  if (path.startsWith('/oauth')) return 'signIn';
  if (!path.startsWith('/api')) return 'page';
  if (new Headers(headers).has('authorization')) return 'staff';
  return /aplicantes|respuestas/.test(path) ? 'application' : 'read';
}
