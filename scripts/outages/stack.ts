import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../api/testing/free-port';
import { startMailServer } from '../../api/testing/mail-server';
import { createMovableClock } from '../../api/testing/movable-clock';
import { startPostgres } from '../../api/testing/postgres-server';
import { seedInto } from '../../api/testing/seed-into';
import { startBalancer } from '../cluster/balancer';
import { newKey, startInstance, type Instance } from '../cluster/instance';
import { createParts, type Parts } from '../servers/parts';
import { startLocalSite } from '../servers/start-local-site';
import { stopChild } from '../start/child';
import { openDisk } from './disk';

export type Stack = Awaited<ReturnType<typeof startStack>>;

export type StackKind = {
  readonly name: string;
  readonly instances: 1 | 2;
  /** Folder of PostgreSQL's programs. If missing, the embedded database is used. */
  readonly postgresPrograms?: string | undefined;
};

/** A whole site with its own disk, mail server, database and clock, all of which may fail. */
export async function startStack(kind: StackKind, releasesFolder: string) {
  const parts = createParts();
  try {
    const folder = parts.own(mkdtempSync(join(tmpdir(), 'outages-')), removeFolder);
    const clock = parts.own(createMovableClock(), (own) => own.remove());
    const disk = parts.own(openDisk(join(folder, 'disk')), (own) => own.close());
    const mail = parts.own(await startMailServer(), (own) => own.close());
    const postgres = await startDatabase(kind, parts);
    const environment = {
      ...clock.environment,
      DATA_DIR: join(disk.folder, 'data'),
      ...(postgres && { DATABASE_URL: postgres.url('postgres') }),
      TOKEN_KEY: await newKey(),
      SMTP_URL: mail.url,
      MIN_FREE_MB: '1',
    };
    await seedInto(environment);
    const instances = await startInstances(kind, environment, parts);
    const [only] = instances;
    const api =
      kind.instances > 1 ? parts.own(await startBalancer(instances), (own) => own.stop()) : only;
    // The test's people act as the one proxy in front of the site.
    const { child: process, address } = await startLocalSite(releasesFolder, api?.address ?? '', {
      ...clock.environment,
      TRUST_PROXY: '1',
    });
    parts.own(process, stopChild);
    const close = () => parts.close();
    return { process, address, environment, clock, disk, mail, postgres, instances, close };
  } catch (error) {
    await parts.close();
    throw error;
  }
}

const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true });

async function startDatabase({ postgresPrograms }: StackKind, parts: Parts) {
  if (postgresPrograms === undefined) return undefined;
  return parts.own(await startPostgres(postgresPrograms, await freePort()), (own) => own.stop());
}

async function startInstances(
  { instances }: StackKind,
  environment: Record<string, string>,
  parts: Parts,
) {
  const started: Instance[] = [];
  while (started.length < instances) {
    started.push(parts.own(await startInstance(environment), (own) => own.stop()));
  }
  return started;
}
