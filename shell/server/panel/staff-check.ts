import type { FastifyRequest } from 'fastify';
import { Refusal } from '../refusal';
import { createRenderAllowance } from '../rendering/render-allowance';

/** A short list that the API gives to administrators alone. */
const staffCall = '/api/nivel';
/** The API may take so long, in milliseconds. */
const maxWait = 5000;

const refusals = {
  401: 'Debes iniciar sesión para ver las versiones.',
  403: 'Las versiones son para el equipo de administración.',
};

type StaffCheckOptions = { readonly apiUrl: string; readonly limitFactor: number };

/**
 * Lets administrators in alone. The API knows who is one, so it is asked with the bearer of each request; how
 * often one address may cause that is limited. Throws a refusal of everybody else, and while the API is away.
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
  // The API's own limit.
  throw new Refusal(status === 429 ? 503 : 502);
}
