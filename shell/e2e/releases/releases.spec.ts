import { paths } from '@portal/kit/routing/paths';
import { OwnReleases } from '../support/own-releases';
import { useOwnSite } from '../support/own-site';
import { expect, test } from '../support/test';

const releases = new OwnReleases();
useOwnSite(releases);

const oldTitle = 'Tendemos el puente';
const newTitle = 'Cruzamos el puente';

test.describe.configure({ mode: 'serial', timeout: 300_000 });

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
  const before = await releases.live();

  const sources = await releases.changedSources({
    application: 'mf-public',
    file: 'src/home/home-content.ts',
    old: oldTitle,
    new: newTitle,
  });
  await releases.release('publish', 'mf-public', '--from', sources);

  const after = await releases.live();
  expect(after['mf-public']).not.toBe(before['mf-public']);
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
  await broken.route(`**/releases/mf-public/${after['mf-public']}/**`, (route) =>
    route.fulfill({ status: 503, body: '' }),
  );
  await broken.getByRole('banner').getByRole('link', { name: 'Inicio' }).click();
  await expect(broken.getByRole('heading', { level: 1 })).toContainText(oldTitle);

  await releases.release('rollback', 'mf-public');
  await nextVisit.reload();
  await expect(nextVisit.getByRole('heading', { level: 1 })).toContainText(oldTitle);
});
