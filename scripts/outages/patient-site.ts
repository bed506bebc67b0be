import { setTimeout as wait } from 'node:timers/promises';
import { readMessage } from '@portal/contract/message';
import type { Site } from '../../api/testing/remote-visitor';
import type { Diary, Kind } from './diary';

/** Nobody is to wait longer for any answer, in milliseconds. */
const maxWait = 30_000;
/** No faster than a person: the server counts tries, whatever became of them. */
const betweenTries = 2_000;
/** A server may say that it cannot at the moment: «come again», or «there is no room». */
const refusals = new Set([502, 503, 504, 507]);

const outdatedProof = 428;

/** Who applies has to begin again. */
export class OutdatedProof extends Error {}

type Patience = { readonly diary: Diary; readonly kind: Kind; readonly over: AbortSignal };

/**
 * The site of somebody who tries again as long as it says that it cannot: each try is written into the
 * diary, and whatever else goes wrong is a fault.
 */
export function patientSite(site: Site, { diary, kind, over }: Patience): Site {
  return async (path, call = {}) => {
    for (;;) {
      const { answer, fault, ...entry } = await tryOnce(site, path, call);
      diary.calls += 1;
      diary.entries.push({ kind, ...entry });
      if (answer?.status === outdatedProof) throw new OutdatedProof();
      if (fault) {
        diary.faults.push(`${call.method ?? 'GET'} ${path}: ${fault}`);
        throw new Error(fault);
      }
      if (answer?.ok) return answer;
      if (over.aborted) throw new Error('gave up');
      await wait(betweenTries);
    }
  };
}

type Try = {
  readonly askedAt: number;
  readonly milliseconds: number;
  readonly answer?: Response;
  readonly refusal?: string;
  readonly fault?: string;
};

async function tryOnce(site: Site, path: string, call: RequestInit): Promise<Try> {
  const askedAt = performance.now();
  const since = () => ({ askedAt, milliseconds: performance.now() - askedAt });
  try {
    const signal = AbortSignal.timeout(maxWait);
    const given = await site(path, { ...call, signal });
    const { status, headers } = given;
    const body = Buffer.from(await given.arrayBuffer());
    const answer = new Response(body, { status, headers });
    if (answer.ok) return { ...since(), answer, ...brokenPage(headers, body) };
    const said = messageOf(body);
    const isRefusal = refusals.has(status) && said !== undefined;
    const reason = `${status} ${said ?? body.toString().slice(0, 200)}`;
    return { ...since(), answer, refusal: reason, ...(!isRefusal && { fault: reason }) };
  } catch (error) {
    return { ...since(), refusal: 'no answer', fault: String(error) };
  }
}

/** A page must have come rendered. */
function brokenPage(headers: Headers, body: Buffer) {
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
  if (!isPage || !body.includes('<div id="root"></div>')) return {};
  return { refusal: 'an empty page', fault: 'an empty page' };
}

function messageOf(body: Buffer) {
  try {
    return readMessage(JSON.parse(body.toString()));
  } catch {
    return undefined;
  }
}
