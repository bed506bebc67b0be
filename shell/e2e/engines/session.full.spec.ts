// Screens: shell/src/login shell/src/session
import { paths } from '@portal/kit/routing/paths';
import { open } from './live';
import { fillInLogin, path } from './signed-in';
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
