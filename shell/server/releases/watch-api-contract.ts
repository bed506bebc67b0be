import { noteApiContract } from '@portal/releases/api-contract';
import type { Store } from '@portal/releases/change-registry';
import { inBackground } from '@portal/server/in-background';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { conditionalGet } from '../conditional-get';

/** In milliseconds. */
const interval = 60_000;
/** Timeout in milliseconds. */
const patience = 5000;

const health = v.object({ contrato: v.string() });

type WatchOptions = { readonly apiUrl: string; readonly store: Store };

/**
 * Records the API's contract version in the store, for publishing: when the site starts to listen
 * and after each change. Returns a function that stops it.
 */
export function watchApiContract(app: FastifyInstance, { apiUrl, store }: WatchOptions) {
  let known: string | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function ask() {
    const read = v.safeParse(health, await readHealth(apiUrl));
    // Older APIs do not report a version.
    if (!read.success || read.output.contrato === known) return;
    known = read.output.contrato;
    await noteApiContract(store, known);
  }

  const look = () => inBackground(app.log, 'recording the API contract', ask);

  app.addHook('onListen', async () => {
    look();
    timer = setInterval(look, interval).unref();
  });
  return () => clearInterval(timer);
}

/** Undefined while the API does not answer. */
async function readHealth(apiUrl: string): Promise<unknown> {
  try {
    const answer = await conditionalGet(new URL('/health/live', apiUrl), undefined, patience);
    return await answer.json();
  } catch {
    return undefined;
  }
}
