import { startNginx } from '../servers/run-nginx';
import { readDeployConfig, ownLogs } from './deployed';
import type { Instance } from './instance';

/** Starts nginx in front of two API instances, configured as in production. */
export const startBalancer = ([one, other]: readonly Instance[]) =>
  startNginx(
    (port) =>
      readDeployConfig('apis.nginx.conf', {
        ...ownLogs,
        '127.0.0.1:8090': `127.0.0.1:${port}`,
        '127.0.0.1:3001': `127.0.0.1:${one?.port}`,
        '127.0.0.1:3002': `127.0.0.1:${other?.port}`,
      }),
    '/health/live',
  );
