// Screens: shell/src/layout
import { paths } from '@portal/kit/routing/paths';
import { open } from './live';
import { expect, expectSeen, test } from './test';

test('on a phone the menu opens, closes by Escape, and leads on', async ({ tab }) => {
  await tab.setViewportSize({ width: 390, height: 800 });
  await open(tab, paths.home);
  const banner = tab.getByRole('banner');
  const button = banner.getByRole('button', { name: /menú/i });
  const link = banner.getByRole('link', { name: 'Contacto' });
  expect(await link.count()).toBe(0);

  await button.click();
  await expectSeen(link);
  await tab.keyboard.press('Escape');
  await expect.poll(() => link.count()).toBe(0);

  await button.click();
  await link.click();
  await expectSeen(tab.getByRole('heading', { name: 'Cuéntanos qué necesitas' }));
});
