import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../../api/src/start/config';
import { openDatabase } from '../../../api/src/platform/database/database';
import { fillDatabase } from '../../../api/testing/fill-database';
import { seedInto } from '../../../api/testing/seed-into';
import { stopChild } from '../../start/child';
import { readConfiguration } from '../../start/configuration';
import { startApi } from '../../start/start-api';
import { startSite } from '../../start/start-site';
import { freePort } from '../../../api/testing/free-port';

const offers = 300;

/** The site of a company with so many applications, on the database that needs nothing installed. */
export async function startFullSite(releasesFolder: string, applications: number) {
  const directory = mkdtempSync(join(tmpdir(), 'bench-'));
  await fill(directory, applications);
  const api = await startApi(readConfiguration({ DATA_DIR: directory, DEMO_DATA: '0' }));
  const port = String(await freePort());
  const settings = { PORT: port, HOST: '127.0.0.1', RELEASES_DIR: releasesFolder };
  const site = await startSite(readConfiguration(settings), api.address);
  return {
    address: site.address,
    stop: async () => {
      await stopChild(site.child);
      await stopChild(api.child);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function fill(directory: string, applications: number) {
  const environment = { DATA_DIR: directory };
  await seedInto(environment);
  const database = await openDatabase(readConfig(environment), (reason) => {
    throw new Error(reason);
  });
  await fillDatabase(database.db, { offers, applications });
  await database.close();
}
