// Screens: mf-offers/src/offer-board mf-offers/src/on-device
import { paths } from '@portal/kit/routing/paths';
import { AdminApi } from '../support/admin-api';
import { uniqueTitle } from '../support/an-application';
import { useOwnSite } from '../support/own-site';
import { OffersPages } from '../support/pages/offers-pages';
import { expect, test } from '../support/test';

// Offers published by other tests would change the list.
useOwnSite();

test('«Nueva» marks what has been published since the last visit, and moves nothing', async ({
  page,
  request,
}) => {
  const api = await AdminApi.signIn(request);
  const offers = new OffersPages(page);
  await offers.openBoard();
  await expect.poll(() => page.evaluate(isVisitNoted)).toBe(true);
  const fresh = await api.createOffer(uniqueTitle('Recién publicada'));
  // Simulates a new visit, which begins after half an hour.
  await page.clock.setFixedTime(Date.now() + 40 * 60 * 1000);

  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries().map((entry) => Number(Reflect.get(entry, 'value')));
      const before = Number(Reflect.get(window, 'shifted') ?? 0);
      Reflect.set(
        window,
        'shifted',
        shifts.reduce((sum, value) => sum + value, before),
      );
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // The page cache lasts up to one second; an outdated page would reload the list and move it.
  const rendered = async () => (await request.get(paths.offers)).text();
  await expect.poll(rendered).toContain(fresh.title);
  await offers.openBoard();

  await expect(offers.card(fresh.title).getByText('Nueva', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => Number(Reflect.get(window, 'shifted') ?? 0))).toBeLessThan(0.01);
});

/**
 * Runs in the page: true if the visit is stored. Leaving earlier would make the next visit a first
 * one.
 */
const isVisitNoted = async () => {
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === 'visitas')) return false;
  const settled = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(new Error('IndexedDB cannot be read.')));
    });
  const database = await settled(indexedDB.open('visitas'));
  const noted = await settled(database.transaction('ofertas').objectStore('ofertas').count());
  database.close();
  return noted > 0;
};
