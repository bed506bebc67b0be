import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromiumPath } from 'shell/e2e/chromium';
import { repositoryFolder, requireApplications } from '../applications';
import { buildRelease } from '../release/build-release';
import { copyLive } from '../release/copy-live';
import { publish } from '../release/publish';
import { startLocalSite } from '../servers/start-local-site';
import { exitOf, stopChildren } from '../start/child';
import { startApi } from '../start/start-api';
import { refuseMissing, type TestOptions } from './options';
import { storeOfTools } from './store-of-tools';

const folder = join(repositoryFolder, '.cache/portal-test');

/**
 * Runs the team's browser tests on the composed site: the team's build, the live releases beside
 * it, and the API with demo data. Applies the checks of publishing. Returns the exit code.
 */
export async function testRemotes({
  args,
  store,
}: Pick<TestOptions, 'args' | 'store'>): Promise<number> {
  const releasesFolder = join(folder, 'releases');
  const dataFolder = join(folder, 'data');
  refuseMissing(store);
  const applications = requireApplications();
  // Fails if Chromium is missing, before anything is built.
  chromiumPath();
  await rm(folder, { recursive: true, force: true });
  try {
    await copyLive(store ?? (await storeOfTools()), releasesFolder);
    const built = [];
    for (const application of applications) {
      built.push(await buildRelease(application, { releasesFolder }));
    }
    await publish(built, { releasesFolder, tell: console.log });
    const api = await startApi({ dataFolder, hasDemoData: true });
    const site = await startLocalSite(releasesFolder, api.address, { LIMIT_FACTOR: '100' });
    return await runPlaywright(args, site.address);
  } finally {
    await stopChildren();
  }
}

async function runPlaywright(args: readonly string[], siteUrl: string) {
  const { resolve } = createRequire(import.meta.url);
  const command = resolve('@playwright/test/cli');
  const child = spawn(process.execPath, [command, 'test', ...args], {
    cwd: repositoryFolder,
    // Playwright does not compile packages in node_modules, but the page objects there are
    // TypeScript.
    env: { ...process.env, SITE_URL: siteUrl, NODE_OPTIONS: '--import tsx' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return (await exitOf(child)) ?? 1;
}
