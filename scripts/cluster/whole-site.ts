import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../api/testing/free-port';
import { startPostgres } from '../../api/testing/postgres-server';
import { seedInto } from '../../api/testing/seed-into';
import { hasSwift, startSwift } from '../../api/testing/swift-server';
import { createParts, type Parts } from '../servers/parts';
import { startBalancer } from './balancer';
import { startNginxCache, startVarnishCache } from './caches';
import { newKey, startInstance } from './instance';
import { startSiteInstance } from './site-instance';

export type WholeSite = Awaited<ReturnType<typeof startWholeSite>>;

/**
 * Starts two sites, two APIs, PostgreSQL and a file store as in production, behind nginx and
 * Varnish. Without an S3 server the store is a folder.
 */
export async function startWholeSite(postgresPrograms: string, releasesFolder: string) {
  const parts = createParts();
  try {
    const started = await startAll(postgresPrograms, releasesFolder, parts);
    return { ...started, close: () => parts.close() };
  } catch (error) {
    await parts.close();
    throw error;
  }
}

async function startAll(postgresPrograms: string, releasesFolder: string, parts: Parts) {
  const folder = parts.own(mkdtempSync(join(tmpdir(), 'whole-site-')), removeFolder);
  const postgres = parts.own(await startPostgres(postgresPrograms, await freePort()), stopIt);
  const store = hasSwift() ? parts.own(await startSwift(), stopIt) : undefined;
  const environment = {
    DATABASE_URL: postgres.url('postgres'),
    DATA_DIR: join(folder, 'data'),
    TOKEN_KEY: await newKey(),
    ...store?.environment,
  };
  await seedInto(environment);
  const startApi = async () => parts.own(await startInstance(environment), killIt);
  const apis = [await startApi(), await startApi()] as const;
  const balancer = parts.own(await startBalancer(apis), stopIt);
  const startSite = async () =>
    parts.own(
      await startSiteInstance(releasesFolder, balancer.address, siteEnvironment(folder)),
      killIt,
    );
  const sites = [await startSite(), await startSite()] as const;
  const nginx = parts.own(await startNginxCache(sites), stopIt);
  const varnish = parts.own(await startVarnishCache(sites), stopIt);
  return { environment, postgres, store, apis, sites, nginx, varnish };
}

/** The test's people act as one more proxy, so that each has a separate address. */
const siteEnvironment = (folder: string) => ({ TRUST_PROXY: '2', PINS_KEY: folder });

const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true });
const stopIt = (part: { readonly stop: () => Promise<unknown> }) => part.stop();
const killIt = (part: { readonly kill: () => Promise<unknown> }) => part.kill();
