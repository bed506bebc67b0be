import { execFile } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { paths } from '@portal/kit/routing/paths';
import { OwnSite } from './support/own-site';
import { expect, test } from './support/test';

const run = promisify(execFile);
const scratch = join(tmpdir(), `portal-releases-${process.pid}`);
const releases = join(scratch, 'releases');
// Inside the project, where its packages are found.
const changedSources = join('.cache', 'e2e-mf-public');
const site = new OwnSite(8096, { data: join(scratch, 'data'), releases });
const environment = { ...process.env, RELEASES_DIR: releases };

const oldTitle = 'Tendemos el puente';
const newTitle = 'Cruzamos el puente';

test.describe.configure({ mode: 'serial', timeout: 300_000 });
test.use({ baseURL: site.url });

test.beforeAll(async () => {
  await cp('releases', releases, { recursive: true });
  await cp('mf-public', changedSources, { recursive: true });
  const content = join(changedSources, 'src/home/home-content.ts');
  const text = await readFile(content, 'utf8');
  await writeFile(content, text.replace(oldTitle, newTitle));
  await site.start();
});

test.afterAll(async () => {
  await site.kill();
  await rm(scratch, { recursive: true });
  await rm(changedSources, { recursive: true });
});

const release = (...args: string[]) =>
  run('npx', ['tsx', 'scripts/release.ts', ...args], { env: environment });

async function liveReleases(): Promise<Record<string, { live: string }>> {
  return JSON.parse(await readFile(join(releases, 'registry.json'), 'utf8')).applications;
}

test('a remote published while a page is open harms nothing in it, is there at the next visit, and can be rolled back', async ({
  page,
  context,
}) => {
  const failures: string[] = [];
  page.on('requestfailed', (request) => failures.push(request.url()));
  page.on('response', (response) => response.status() >= 400 && failures.push(response.url()));
  await page.goto(paths.home);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText(oldTitle);
  const before = await liveReleases();

  await release('publish', 'mf-public', '--from', changedSources);

  const after = await liveReleases();
  expect(after['mf-public']?.live).not.toBe(before['mf-public']?.live);
  expect({ ...after, 'mf-public': undefined }).toEqual({ ...before, 'mf-public': undefined });

  // The open page goes on with the release that it began with.
  await page.getByRole('banner').getByRole('link', { name: 'Contacto' }).click();
  await expect(page.getByRole('button', { name: 'Enviar' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Inicio' }).click();
  await expect(heading).toContainText(oldTitle);
  expect(failures).toEqual([]);

  const nextVisit = await context.newPage();
  await nextVisit.goto(paths.home);
  await expect(nextVisit.getByRole('heading', { level: 1 })).toContainText(newTitle);

  // A release that cannot be had is replaced by the one before it.
  const broken = await context.newPage();
  await broken.goto(paths.offers);
  await broken.route(`**/releases/mf-public/${after['mf-public']?.live}/**`, (route) =>
    route.fulfill({ status: 503, body: '' }),
  );
  await broken.getByRole('banner').getByRole('link', { name: 'Inicio' }).click();
  await expect(broken.getByRole('heading', { level: 1 })).toContainText(oldTitle, {
    timeout: 30_000,
  });

  await release('rollback', 'mf-public');
  await nextVisit.reload();
  await expect(nextVisit.getByRole('heading', { level: 1 })).toContainText(oldTitle);
});
