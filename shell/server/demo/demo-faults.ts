import { setTimeout } from 'node:timers/promises';
import { parseCookie } from 'cookie';
import { loadReportsPath } from '@portal/releases/load-report';
import type { FastifyInstance } from 'fastify';
import { faultsCookie, readFaults, slowMilliseconds, type Faults } from '../../src/demo/faults';
import { Refusal } from '../refusal';

/**
 * Simulates the faults that a browser's cookie names, to show each state of a page. They affect no
 * other visitor and do not count against a release.
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
      // Browsers cache release files permanently and would not request them again.
      if (headers.accept?.includes('text/html')) reply.header('clear-site-data', '"cache"');
    }
  });
}

async function failCall(path: string, { isSlow, status }: Faults) {
  if (isSlow) await setTimeout(slowMilliseconds);
  // Sign-in keeps working, otherwise the states after it could not be shown.
  if (status !== undefined && path.startsWith('/api/')) throw new Refusal(status, messages[status]);
}

/** Empty for 500: the default text of the status is shown. */
const messages = {
  401: 'Tu sesión terminó. Inicia sesión de nuevo.',
  403: 'No tienes permiso para hacer esto.',
  500: '',
} as const;
