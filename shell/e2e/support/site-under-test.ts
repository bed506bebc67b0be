import { tmpdir } from 'node:os';
import { join } from 'node:path';

const port = process.env['E2E_PORT'] ?? '8090';

/** Each test worker has two ports of its own after the port of the shared site. */
const firstOwnPort = Number(port) + 1 + 2 * Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);
export const ownPorts = { site: firstOwnPort, second: firstOwnPort + 1 } as const;

export const siteUrl = `http://localhost:${port}`;

/** The composed site with the real API. Each run starts with a new database. */
export const webServer = {
  command: 'node scripts/start.mjs --publish',
  cwd: join(import.meta.dirname, '../../..'),
  env: {
    PORT: port,
    LIMIT_FACTOR: '100',
    DATA_DIR: join(tmpdir(), `portal-e2e-${process.pid}`),
    // Hides the security log, as tests are refused often.
    LOG_LEVEL: 'error',
  },
  url: `${siteUrl}/pagina-principal`,
  timeout: 600_000,
  // Uses a site that was started manually at E2E_PORT.
  reuseExistingServer: process.env['E2E_PORT'] !== undefined,
  stdout: 'pipe' as const,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
};
