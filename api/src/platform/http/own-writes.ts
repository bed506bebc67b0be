import type { ChangeListener } from '../database/change-listener';
import type { App } from './app-type';

const reads = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Whoever writes sees it at the next read: a write is answered once this process has heard of it, and
 * with that forgotten what it remembered.
 */
export function addOwnWrites(app: App, changes: ChangeListener) {
  app.addHook('onSend', async ({ method }, { statusCode }) => {
    if (!reads.includes(method) && statusCode < 400) await changes.catchUp();
  });
}
