import { setTimeout as wait } from 'node:timers/promises';
import { readMessage } from '@portal/contract/message';
import type { Site } from '../../api/testing/remote-visitor';
import type { Diary, Kind } from './diary';

/** Longest wait for an answer, in milliseconds. Patient people wait twice as long. */
const maxWait = 15_000;
/** As slow as a person, because the server also counts failed attempts. */
const betweenTries = 2_000;
/** The applicant must start again. */
const outdatedProof = 428;
/** Statuses of a temporary failure or a full disk. */
const excuses = new Set<number | undefined>([outdatedProof, 502, 503, 504, 507]);

/** A failed call, with the status of its answer if that explains the failure. */
export class NotServed extends Error {
  readonly status: number | undefined;

  constructor(reason: string, status?: number) {
    super(reason);
    this.status = status;
  }
}

export const isOutdatedProof = (error: unknown) =>
  error instanceof NotServed && error.status === outdatedProof;

/**
 * Records each call in the diary, with the time until the complete answer. A failed call is a
 * fault, except that patient people repeat calls after a temporary refusal.
 */
export function recordedSite(site: Site, diary: Diary, patientUntil?: AbortSignal): Site {
  const timeout = patientUntil ? 2 * maxWait : maxWait;
  return async (path, call = {}) => {
    for (;;) {
      const askedAt = performance.now();
      const signal = AbortSignal.timeout(timeout);
      const answer = await tryOnce(() => site(path, { ...call, signal }));
      const milliseconds = performance.now() - askedAt;
      const refusal = answer instanceof NotServed ? answer.message : undefined;
      diary.entries.push({ kind: kindOf(path, call), askedAt, milliseconds, refusal });
      if (!(answer instanceof NotServed)) return answer;
      if (!patientUntil || !excuses.has(answer.status)) {
        diary.faults.push(`${call.method ?? 'GET'} ${path}: ${refusal}`);
        throw answer;
      }
      if (patientUntil.aborted || isOutdatedProof(answer)) throw answer;
      await wait(betweenTries);
    }
  };
}

async function tryOnce(ask: () => Promise<Response>): Promise<Response | NotServed> {
  try {
    const given = await ask();
    const { status, headers } = given;
    const body = Buffer.from(await given.arrayBuffer());
    const answer = new Response(body, { status, headers });
    if (answer.ok) return isEmptyPage(headers, body) ? new NotServed('an empty page') : answer;
    const said = messageOf(body);
    if (said === undefined) return new NotServed(`${status} ${body.toString().slice(0, 200)}`);
    return new NotServed(`${status} ${said}`, status);
  } catch (error) {
    return new NotServed(String(error));
  }
}

/** True if the page was not rendered by the server. */
const isEmptyPage = (headers: Headers, body: Buffer) =>
  headers.get('content-type')?.startsWith('text/html') && body.includes('<div id="root"></div>');

function messageOf(body: Buffer) {
  try {
    return readMessage(JSON.parse(body.toString()));
  } catch {
    return undefined;
  }
}

function kindOf(path: string, { headers }: RequestInit): Kind {
  if (path.startsWith('/oauth')) return 'signIn';
  if (!path.startsWith('/api')) return 'page';
  if (path.startsWith('/api/contacto')) return 'contact';
  if (new Headers(headers).has('authorization')) return 'staff';
  return /aplicantes|respuestas/.test(path) ? 'application' : 'read';
}
