// Screens: shell/src/login shell/src/session
import { paths } from '@portal/kit/routing/paths';
import { open } from './live';
import { path, signIn } from './signed-in';
import { expect, expectSeen, test } from './test';

test('staff sign in, are greeted, and leave nothing behind when they sign out', async ({ tab }) => {
  await signIn(tab);
  await tab.getByRole('banner').getByRole('button', { name: 'admin' }).click();
  await tab.getByRole('button', { name: 'Cerrar Sesión' }).click();

  await expectSeen(tab.getByRole('alertdialog', { name: 'Logout' }));
  expect(await tab.evaluate(() => sessionStorage.length)).toBe(0);
  await open(tab, paths.dashboard);
  await expect.poll(() => path(tab)).toBe(paths.login);
});
