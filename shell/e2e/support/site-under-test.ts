import { tmpdir } from 'node:os';
import { join } from 'node:path';

const port = process.env['E2E_PORT'] ?? '8090';

/** Each worker has ports that no other has, after that of the site under test: of its own site, and of a second one. */
const firstOwnPort = Number(port) + 1 + 2 * Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);
export const ownPorts = { site: firstOwnPort, second: firstOwnPort + 1 } as const;

export const siteUrl = `http://localhost:${port}`;

/** The composed site with the real API, on a database of its own that every run starts again. */
export const webServer = {
  command: 'node scripts/start.mjs --publish',
  cwd: join(import.meta.dirname, '../../..'),
  env: {
    PORT: port,
    LIMIT_FACTOR: '100',
    DATA_DIR: join(tmpdir(), `portal-e2e-${process.pid}`),
    // Tests are refused often, which the security log would tell of.
    LOG_LEVEL: 'error',
  },
  url: `${siteUrl}/pagina-principal`,
  timeout: 600_000,
  // A site that one started by hand at E2E_PORT is taken as it is.
  reuseExistingServer: process.env['E2E_PORT'] !== undefined,
  stdout: 'pipe' as const,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
};
