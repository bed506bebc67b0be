import { setTimeout } from 'node:timers/promises';
import { parseCookie } from 'cookie';
import { loadReportsPath } from '@portal/releases/load-report';
import type { FastifyInstance } from 'fastify';
import { faultsCookie, readFaults, slowMilliseconds, type Faults } from '../../src/demo/faults';
import { Refusal } from '../refusal';

/**
 * Lets each browser have the site's faults that its cookie names, so that every state of a page can be
 * shown. Nobody else notices, and no release is held to be bad for it.
 */
export function addDemoFaults(app: FastifyInstance) {
  app.addHook('onRequest', async ({ url, headers }, reply) => {
    const { [faultsCookie]: cookie } = parseCookie(headers.cookie ?? '');
    if (!cookie) return;
    const faults = readFaults(cookie);
    const [path = ''] = url.split('?');
    if (path === loadReportsPath) return reply.code(204).send();
    if (/^\/(api|oauth)\//.test(path)) return failCall(path, faults);
    if (faults.deadRemote !== undefined) {
      if (path.startsWith(`/releases/${faults.deadRemote}/`)) throw new Refusal(503);
      // Browsers keep the files of a release for good and would not ask for them.
      if (headers.accept?.includes('text/html')) reply.header('clear-site-data', '"cache"');
    }
  });
}

async function failCall(path: string, { isSlow, status }: Faults) {
  if (isSlow) await setTimeout(slowMilliseconds);
  // Signing in goes on, or nobody could see what follows.
  if (status !== undefined && path.startsWith('/api/')) throw new Refusal(status, messages[status]);
}

/** Of a fault of ours a page says what it always says. */
const messages = {
  401: 'Tu sesión terminó. Inicia sesión de nuevo.',
  403: 'No tienes permiso para hacer esto.',
  500: '',
} as const;
