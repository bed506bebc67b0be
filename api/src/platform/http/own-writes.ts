import type { FastifyRequest } from 'fastify';
import type { ChangeListener } from '../database/change-listener';
import type { App } from './app-type';

export const isWrite = ({ method }: FastifyRequest) => !['GET', 'HEAD', 'OPTIONS'].includes(method);

/**
 * Makes a write visible to the next read: its response waits until this process has received the
 * change.
 */
export function addOwnWrites(app: App, changes: ChangeListener) {
  app.addHook('onSend', async (request, { statusCode }) => {
    if (isWrite(request) && statusCode < 400) await changes.catchUp();
  });
}
