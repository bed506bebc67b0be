import { paths } from '@portal/kit/routing/paths';
import { open } from './live';
import { fillInLogin, path, signIn } from './signed-in';
import { expect, expectGone, expectSeen, test } from './test';

test('a wrong password is told, and nobody comes in', async ({ tab }) => {
  await open(tab, paths.login);
  await fillInLogin(tab, 'incorrecta');
  const alert = tab.getByRole('alertdialog', { name: 'Error Login' });
  await expectSeen(alert.getByText('Usuario o clave incorrecta!'));
  await tab.keyboard.press('Escape');
  await expectGone(alert);
  expect(await path(tab)).toBe(paths.login);
});

test('staff sign in, are greeted, and leave nothing behind when they sign out', async ({ tab }) => {
  await signIn(tab);
  await tab.getByRole('banner').getByRole('button', { name: 'admin' }).click();
  await tab.getByRole('button', { name: 'Cerrar Sesión' }).click();

  await expectSeen(tab.getByRole('alertdialog', { name: 'Logout' }));
  expect(await tab.evaluate(() => sessionStorage.length)).toBe(0);
  await open(tab, paths.dashboard);
  await expect.poll(() => path(tab)).toBe(paths.login);
});
