import type { FastifyRequest } from 'fastify';
import type { ChangeListener } from '../database/change-listener';
import type { App } from './app-type';

export const isWrite = ({ method }: FastifyRequest) => !['GET', 'HEAD', 'OPTIONS'].includes(method);

/**
 * Whoever writes sees it at the next read: a write is answered once this process has heard of it, and
 * with that forgotten what it remembered.
 */
export function addOwnWrites(app: App, changes: ChangeListener) {
  app.addHook('onSend', async (request, { statusCode }) => {
    if (isWrite(request) && statusCode < 400) await changes.catchUp();
  });
}
