// Screens: shell/src/remotes
import { paths } from '@portal/kit/routing/paths';
import { open } from './live';
import { expect, expectSeen, test, type Tab } from './test';

test.use({ expectedProblems: /./ });

const menu = (tab: Tab, path: string) =>
  tab.getByRole('banner').locator(`a[href="${path}"]`).first();
const retry = (tab: Tab) => tab.getByRole('main').getByRole('button', { name: 'Reintentar' });
const offer = (tab: Tab) => tab.getByRole('link', { name: 'Ver oferta' }).first();

/** The page retries three times before it shows the error. */
const expectTold = (tab: Tab) => expect.poll(() => retry(tab).count(), { timeout: 20_000 }).toBe(1);

test('a remote that is away is told, the rest of the site works, and it comes back', async ({
  tab,
  door,
}) => {
  await open(tab, paths.home);
  door.spoil(/^\/releases\/mf-offers\//, 'gone');
  await menu(tab, paths.offers).click();
  await expectTold(tab);

  await menu(tab, paths.contact).click();
  await expectSeen(tab.getByRole('heading', { name: 'Cuéntanos qué necesitas' }));
  door.mend();
  await menu(tab, paths.offers).click();
  await expectSeen(offer(tab));
});

test('a chunk that was tampered with never runs, and «Reintentar» takes the right one', async ({
  tab,
  door,
}) => {
  await open(tab, paths.home);
  door.spoil(/^\/releases\/mf-offers\/.*-page\.js/, 'tampered');
  await menu(tab, paths.offers).click();
  await expectTold(tab);
  expect(await tab.evaluate(() => Reflect.has(window, 'tampered'))).toBe(false);

  door.mend();
  await retry(tab).click();
  await expectSeen(offer(tab));
});
