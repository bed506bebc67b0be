// Screens: shell/src/remotes shell/server/releases
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { loadReportsPath } from '@portal/releases/load-report';
import { OwnReleases } from '../support/own-releases';
import { useOwnSite } from '../support/own-site';
import { expect, test, type Page } from '../support/test';

const releases = new OwnReleases();
useOwnSite(releases);

test.describe.configure({ mode: 'default' });

/** Inside the project, so that its packages are resolved. */
const folder = join('.cache', `e2e-styles-${process.pid}`);
/** The application that a small test remote replaces. */
const application = 'mf-backoffice';
const address = '/con-estilo';

const art =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
const files: Readonly<Record<string, string>> = {
  'package.json': `{ "name": "${application}", "version": "1.0.0" }`,
  'src/routes.ts': `export const routes = [{ path: '${address}', title: 'Con estilo', page: 'lab/lab-page', access: 'public', render: 'server' }];`,
  'src/lab/lab-page.tsx': `import './lab.css';
import styles from './lab.module.css';
export const LabPage = () => <h1 className={styles.lead}>Con estilo</h1>;`,
  'src/lab/lab.css': ':root { --lab: 7 }',
  'src/lab/lab.module.css': `.lead { padding-left: 77px; background-image: url("./art.svg") }
.lead::before { content: url("data:image/svg+xml,${encodeURIComponent(art)}") }`,
  // Too large to be inlined into a style sheet.
  'src/lab/art.svg': art.replace('<rect', `<desc>${'ñ'.repeat(9000)}</desc><rect`),
};

test.beforeAll(async () => {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  const live = await releases.live();
  const { stdout } = await releases.release('build', application, '--from', folder, '--json');
  const [built] = JSON.parse(stdout.trim().split('\n').at(-1) ?? '').releases;
  await releases.force({ ...live, [application]: built.id });
});

test.afterAll(() => rm(folder, { recursive: true }));

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const mark = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--lab').trim());

test('the sheets of a page come with it, with their images, and go with it', async ({ page }) => {
  const came: string[] = [];
  page.on('response', (response) => response.ok() && came.push(new URL(response.url()).pathname));
  await page.goto(address);

  await expect(heading(page)).toHaveCSS('padding-left', '77px');
  expect(await mark(page)).toBe('7');
  await expect.poll(() => came.filter((path) => path.endsWith('.svg'))).toHaveLength(1);

  await page.getByRole('banner').getByRole('link', { name: 'Contacto' }).click();
  await expect(heading(page)).not.toHaveText('Con estilo');
  expect(await mark(page)).toBe('');

  await page.goBack();
  await expect(heading(page)).toHaveCSS('padding-left', '77px');
  expect(await mark(page)).toBe('7');
});

test.describe('sheets that do not come', () => {
  test.use({ expectedConsole: /./ });

  test('leave the page without them, which the site is told', async ({ page }) => {
    await page.route(/\/mf-backoffice\/.*\.css/, (route) => route.abort());
    const told = page.waitForRequest((request) => {
      const text = request.url().endsWith(loadReportsPath) ? request.postData() : '';
      return text?.includes('"style"') === true;
    });
    await page.goto(address);

    await expect(heading(page)).toHaveText('Con estilo');
    expect(JSON.parse((await told).postData() ?? '')).toContainEqual(
      expect.objectContaining({ application, outcome: 'style' }),
    );
  });
});
