// Screens: shell/src/remotes shell/server/releases mf-public/src mf-offers/src mf-backoffice/src
import { paths } from '@portal/kit/routing/paths';
import { LoginPage } from '../support/pages/login-page';
import { OwnReleases } from '../support/own-releases';
import { useOwnSite } from '../support/own-site';
import { previousOf, type ApplicationName } from '../support/release-sets';
import { expect, test, type Page } from '../support/test';

const releases = new OwnReleases();
useOwnSite(releases);

const publishChanged = (name: ApplicationName) => releases.publish(previousOf(name));

/** Records the loaded files of releases and all failed requests. */
function watch(page: Page) {
  const failures: string[] = [];
  const used = new Set<string>();
  page.on('requestfailed', (request) => {
    // A page that is left aborts its API calls.
    const isGivenUp = request.failure()?.errorText === 'net::ERR_ABORTED';
    const isCall = new URL(request.url()).pathname.startsWith('/api/');
    if (!(isGivenUp && isCall)) failures.push(request.url());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) failures.push(response.url());
    const [, folder, name, id] = new URL(response.url()).pathname.split('/');
    if (folder === 'releases' && name !== 'starter') used.add(`${name} ${id}`);
  });
  return { failures, used };
}

test('a page that is open while three releases and a rollback go live loads all that it did not need before, of the releases that it began with', async ({
  page,
}) => {
  const began = await releases.live();
  const { failures, used } = watch(page);
  const follow = (path: string) => page.locator(`a[href="${path}"]:visible`).first().click();
  const expectHeading = (name: string | RegExp) =>
    expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await page.goto(paths.home);
  await page.evaluate(() => Reflect.set(globalThis, 'sameDocument', true));

  await publishChanged('mf-offers');
  await follow(paths.offers);
  await expectHeading('Ofertas Laborales');
  await page.getByRole('link', { name: 'Ver oferta' }).first().click();
  await expect(page.getByRole('link', { name: 'Postularme a oferta' })).toBeVisible();

  await publishChanged('mf-public');
  await follow(paths.contact);
  await expect(page.getByRole('main').getByRole('button', { name: 'Enviar' })).toBeVisible();
  await follow(paths.hunting);
  await page.getByRole('button', { name: 'Calcular tarifa' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');

  await publishChanged('shell');
  await follow(paths.login);
  await new LoginPage(page).fill('admin', 'Puente2026');
  await page.getByRole('main').locator(`a[href="${paths.candidates}"]`).click();
  await expect(page.getByRole('button', { name: 'Exportar a CSV' })).toBeVisible();

  await releases.release('rollback', 'mf-public');
  await follow(paths.about);
  await expectHeading(/./);
  await follow(paths.offers);
  await expect(page.getByRole('button', { name: 'Crear nueva oferta' })).toBeVisible();

  expect(failures).toEqual([]);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'sameDocument'))).toBe(true);
  expect([...used].toSorted()).toEqual(
    Object.entries(began)
      .map(([name, id]) => `${name} ${id}`)
      .toSorted(),
  );
  const now = await releases.live();
  expect(now).toMatchObject({ 'mf-public': began['mf-public'] });
  expect([now['shell'], now['mf-offers']]).not.toEqual([began['shell'], began['mf-offers']]);
});
