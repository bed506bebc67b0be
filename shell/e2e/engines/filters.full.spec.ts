// Screens: mf-offers/src/offer-board
import { paths } from '@portal/kit/routing/paths';
import { AdminApi } from '../support/admin-api';
import { uniqueTitle } from '../support/an-application';
import { expectLive, open } from './live';
import { expect, expectSeen, test } from './test';

test('what offers are filtered by stands in the address, and survives a reload and going back', async ({
  tab,
  request,
}) => {
  const api = await AdminApi.signIn(request);
  const mark = uniqueTitle('Marca').slice(-8);
  await api.createOffer(`Álgebra ${mark}`, { workModeId: 1 });
  await api.createOffer(`Zoología ${mark}`, { workModeId: 2 });
  await api.createOffer(`Botánica ${mark}`, { workModeId: 2 });
  const cards = tab.getByRole('main').getByRole('article');
  const remote = tab.getByRole('checkbox', { name: /^Híbrido/ });
  await open(tab, paths.offers);

  await tab.getByLabel('Buscar', { exact: true }).pressSequentially(mark);
  await expect.poll(() => cards.count()).toBe(3);
  await remote.click();
  await expect.poll(() => cards.count()).toBeLessThan(3);
  const found = await cards.count();
  const address = await tab.evaluate(() => location.search);
  expect(address).toContain(`texto=${mark}`);

  await tab.reload();
  await expectLive(tab);
  await expect.poll(() => cards.count()).toBe(found);
  await cards.first().getByRole('link', { name: 'Ver oferta' }).click();
  await expectSeen(tab.getByRole('link', { name: 'Postularme a oferta' }));
  await tab.goBack();
  await expect.poll(() => cards.count()).toBe(found);
  expect(await tab.evaluate(() => location.search)).toBe(address);
});
