import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { openDatabase } from '../src/platform/database/database';
import { openFileStore } from '../src/platform/files/open-file-store';
import { createStoredFiles } from '../src/platform/files/stored-files';
import { createLogger } from '../src/platform/logger';
import { readConfig } from '../src/start/config';
import { applyOver, signInOver, siteAt } from './remote-visitor';
import { killServer, startServer } from './server-process';
import type { TestDatabase } from './test-database';
import { testSeed } from './test-seed';
import { sampleCv } from './visitor';

const visitorsAtOnce = 6;

let people = 0;

async function storm(address: string, acknowledged: string[]) {
  for (;;) {
    try {
      const email = `tormenta${(people += 1)}@correo.example.org`;
      acknowledged.push((await applyOver(siteAt(address), { email })).cvName);
    } catch (error) {
      if (error instanceof TypeError || String(error).includes('fetch failed')) return;
      throw error;
    }
  }
}

/** Waits for the first applications, because the machine may be slow. */
async function untilAcknowledged(acknowledged: readonly string[], amount: number) {
  while (acknowledged.length < amount) await wait(5);
}

export const startUnlimited = ({ environment }: TestDatabase) =>
  startServer({ ...environment, LIMIT_FACTOR: '1000000' });

/** Kills a server during uploads, once per round. Returns the inconsistencies found. */
export async function surviveKills(database: TestDatabase, rounds: number) {
  const acknowledged: string[] = [];
  const pauses = fc.sample(fc.nat({ max: 300 }), { seed: testSeed, numRuns: rounds });
  for (const pause of pauses) {
    const server = await startUnlimited(database);
    const storms = Array.from({ length: visitorsAtOnce }, () =>
      storm(server.address, acknowledged),
    );
    await untilAcknowledged(acknowledged, acknowledged.length + visitorsAtOnce);
    await wait(pause);
    await killServer(server);
    await Promise.all(storms);
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(rounds * visitorsAtOnce);

  const server = await startUnlimited(database);
  const headers = await signInOver(siteAt(server.address));
  for (const name of acknowledged.filter((_name, index) => index % 10 === 0)) {
    const file = await fetch(`${server.address}/api/descargar-cv/${name}`, { headers });
    expect(Buffer.from(await file.arrayBuffer()).equals(sampleCv)).toBe(true);
  }
  await killServer(server);

  const { rows, files } = await afterCleaning(database);
  return {
    lost: acknowledged.filter((name) => !rows.includes(name)),
    leftOver: files.filter((name) => !rows.includes(name)),
    missing: rows.filter((name) => !files.includes(name)),
  };
}

/** Names of the CVs in database and store, after the clean-up of unfinished writes. */
async function afterCleaning({ environment }: TestDatabase) {
  const config = readConfig(environment);
  const opened = await openDatabase(config, () => {});
  const files = await openFileStore(config);
  await createStoredFiles(opened.db, files).clean(
    new Date(Date.now() + 60_000),
    createLogger('error'),
  );
  const { rows } = await opened.pool.query<{ name: string }>(
    'select cv_name as name from job_applications where cv_name is not null',
  );
  await opened.close();
  return {
    rows: rows.map(({ name }) => name).toSorted(),
    // Partial files only exist on a disk, and the store does not list them.
    files: (config.s3
      ? await files.list('cv')
      : readdirSync(join(config.dataDirectory, 'files/cv'))
    ).toSorted(),
  };
}
