/**
 * Runs the API's tests on PostgreSQL instead of the embedded database:
 * `npx tsx api/src/testing/run-on-postgres.ts [jest arguments]`
 *
 * It takes the server of TEST_DATABASE_URL, else it starts Debian's; code 2 says there is neither.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findPostgres, startPostgres } from './postgres-server';

const port = 54_320 + (process.pid % 1000);

async function run() {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return runJest(given);

  const programs = findPostgres();
  if (programs === undefined) {
    process.stderr.write('No hay un PostgreSQL: instala el paquete postgresql de Debian.\n');
    return 2;
  }
  const server = await startPostgres(programs, port);
  try {
    return await runJest(server.url('postgres'));
  } finally {
    await server.stop();
  }
}

async function runJest(databaseUrl: string): Promise<number> {
  const jest = spawn(
    process.execPath,
    ['node_modules/jest/bin/jest.js', '--selectProjects=api', ...process.argv.slice(2)],
    { stdio: 'inherit', env: { ...process.env, TEST_DATABASE_URL: databaseUrl } },
  );
  const [code] = await once(jest, 'exit');
  return typeof code === 'number' ? code : 1;
}

process.exitCode = await run();
