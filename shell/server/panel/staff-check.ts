import type { FastifyRequest } from 'fastify';
import { Refusal } from '../refusal';
import { createRenderAllowance } from '../rendering/render-allowance';

/** A short list that the API returns only to administrators. */
const staffCall = '/api/nivel';
/** Timeout of the API, in milliseconds. */
const maxWait = 5000;

const refusals = {
  401: 'Debes iniciar sesión para ver las versiones.',
  403: 'Las versiones son para el equipo de administración.',
};

type StaffCheckOptions = { readonly apiUrl: string; readonly limitFactor: number };

/**
 * Admits only administrators: the API checks the bearer token of each request, limited per address.
 * Throws a Refusal for other users and while the API is unreachable.
 */
export function createStaffCheck({ apiUrl, limitFactor }: StaffCheckOptions) {
  const beginCall = createRenderAllowance(limitFactor);

  return async ({ ip, headers: { authorization } }: FastifyRequest) => {
    if (!authorization?.startsWith('Bearer ')) throw new Refusal(401, refusals[401]);
    const end = beginCall(ip);
    if (!end) throw new Refusal(503);
    try {
      refuseUnlessAdmitted(await statusOf(`${apiUrl}${staffCall}`, authorization, ip));
    } finally {
      end();
    }
  };
}

async function statusOf(url: string, authorization: string, ip: string) {
  try {
    const { status, body } = await fetch(url, {
      headers: { authorization, 'x-forwarded-for': ip },
      redirect: 'manual',
      signal: AbortSignal.timeout(maxWait),
    });
    await body?.cancel();
    return status;
  } catch {
    throw new Refusal(502);
  }
}

function refuseUnlessAdmitted(status: number) {
  if (status === 200) return;
  if (status === 401 || status === 403) throw new Refusal(status, refusals[status]);
  // 429 is the API's own rate limit.
  throw new Refusal(status === 429 ? 503 : 502);
}
