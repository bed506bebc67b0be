// Screens: shell/src/login shell/src/session
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

test('whoever signs out leaves nothing to those who go back', async ({ tab }) => {
  const emails = tab.getByRole('main').getByText(/@.*example\.org/);
  await signIn(tab);
  await open(tab, paths.candidates);
  await expectSeen(emails.first());
  await open(tab, paths.about);
  await tab.getByRole('banner').getByRole('button', { name: 'admin' }).click();
  await tab.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expectSeen(tab.getByRole('alertdialog', { name: 'Logout' }));

  await tab.goBack();
  await tab.goBack();

  await expect.poll(() => path(tab)).toBe(paths.login);
  await expectSeen(tab.getByRole('heading', { name: 'Iniciar Sesión' }));
  await expectGone(emails);
});
