import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFileStore } from '../platform/files/open-file-store';
import { createEarlierData, earlier } from '../../testing/earlier-data';
import { applyOver, openOffersOver, signInOver, siteAt } from '../../testing/remote-visitor';
import { killServer, startServer, type ServerProcess } from '../../testing/server-process';
import { withDatabase } from '../../testing/with-database';
import { restoreBackup } from './backup/restore-backup';
import { writeBackup } from './backup/write-backup';
import { readConfig } from './config';
import { appliedMigrations } from './migrations/migrate';
import { names } from './migrations/names';

// Checks docs/upgrading.md with data of an earlier version.

jest.setTimeout(120_000);

let data: Awaited<ReturnType<typeof createEarlierData>>;
let server: ServerProcess | undefined;
beforeAll(async () => {
  data = await createEarlierData();
});
afterEach(async () => {
  if (server) await killServer(server);
});
afterAll(() => data.remove());

const backup = mkdtempSync(join(tmpdir(), 'before-'));
afterAll(() => rmSync(backup, { recursive: true }));

/** Opens database and files of the settings, for a backup or a restore. */
const withTarget = <Result>(
  environment: Record<string, string>,
  work: (target: Parameters<typeof restoreBackup>[0]) => Promise<Result>,
) =>
  withDatabase(environment, async ({ db }) =>
    work({ db, files: await openFileStore(readConfig(environment)) }),
  );

const migrations = () => withDatabase(data.environment, ({ db }) => appliedMigrations(db));

async function start() {
  server = await startServer(data.environment);
  expect(server.errors()).toBe('');
  return siteAt(server.address);
}

test('data of an earlier version are brought up to date by a start, and all of it can be read', async () => {
  expect((await migrations()).at(-1)).toBe(earlier.migration);
  await withTarget(data.environment, (target) => writeBackup(target, join(backup, 'made')));

  const site = await start();
  const headers = await signInOver(site);
  const found = await site(`/api/aplicantes_ofertas/id_oferta/1`, { headers });
  const file = await site(`/api/descargar-cv/${earlier.cvName}`, { headers });

  expect(await openOffersOver(site)).toContain(1);
  expect(JSON.stringify(await found.json())).toContain(earlier.email);
  expect(Buffer.from(await file.arrayBuffer()).equals(earlier.cv())).toBe(true);
});

test('the next start finds them as they are now, and takes what comes', async () => {
  const site = await start();
  const { cvName } = await applyOver(site, { email: 'nueva@correo.example.org' });
  const file = await site(`/api/descargar-cv/${cvName}`, { headers: await signInOver(site) });
  await stop();

  expect(file.status).toBe(200);
  expect(await migrations()).toEqual(names);
});

test('the backup from before is refused by the data of today, and restored where there are none', async () => {
  const folder = join(backup, 'made');
  const restoring = withTarget(data.environment, (target) =>
    restoreBackup(target, { folder, mayReplace: true }),
  );
  await expect(restoring).rejects.toThrow('restaura en una base de datos vacía.');

  const empty = { DATA_DIR: join(backup, 'data') };
  await withTarget(empty, (target) => restoreBackup(target, { folder, mayReplace: true }));

  const { rows } = await withDatabase(empty, ({ pool }) =>
    pool.query('select 1 from applicants where email = $1', [earlier.email]),
  );
  expect(rows).toHaveLength(1);
});

/** The embedded database belongs to one process. */
async function stop() {
  server?.child.kill('SIGTERM');
  await server?.exited;
}
