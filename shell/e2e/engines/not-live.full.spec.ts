// Screens: shell/src/start shell/src/login
import { paths } from '@portal/kit/routing/paths';
import { expect, expectSeen, test } from './test';

test.use({ expectedProblems: /./ });

test('a password typed into a page whose scripts never come goes nowhere, and stays in its field', async ({
  tab,
  door,
}) => {
  door.spoil(/^\/releases\/.*\.js$/, 'gone');
  await tab.goto(paths.login);
  await tab.getByLabel('Usuario', { exact: true }).pressSequentially('admin');
  const password = tab.getByLabel('Contraseña', { exact: true });
  await password.pressSequentially('secreto');
  door.requests.length = 0;
  await password.press('Enter');
  // All other requests of the browser have started before this one arrives.
  await tab.evaluate(() => fetch('/favicon.svg?last').then((answer) => answer.text()));

  expect(door.requests.filter((path) => !path.startsWith('/releases/'))).toEqual([
    '/favicon.svg?last',
  ]);
  expect(await password.inputValue()).toBe('secreto');
  await tab.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  await expectSeen(tab.getByText('Este formulario aún no está listo'));
  await expectSeen(tab.getByRole('link', { name: 'Volver a cargar la página' }));
});
