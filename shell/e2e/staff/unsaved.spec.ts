// Screens: shell/src/session mf-backoffice/src/person-form
import { paths } from '@portal/kit/routing/paths';
import { expectAccessible } from '../support/axe';
import { LoginPage } from '../support/pages/login-page';
import { expect, test, type Page } from '../support/test';

const leaving = (page: Page) => page.getByRole('alertdialog', { name: '¿Salir sin guardar?' });
const renewal = (page: Page) => page.getByRole('alertdialog', { name: 'Sigue conectado' });

test('unsaved changes of a form are asked about before a link or the way back leaves them', async ({
  adminPage: page,
}) => {
  await page.goto(paths.dashboard);
  await page
    .getByRole('navigation', { name: 'Trabajo' })
    .getByRole('link', { name: 'Personas' })
    .click();
  await page.getByRole('link', { name: 'Crear Persona' }).click();
  await expect(page).toHaveURL(paths.newPerson);
  await page.getByLabel('Nombre', { exact: true }).fill('Paulina');

  await page.getByRole('banner').getByRole('link', { name: 'Nosotros', exact: true }).click();
  await expect(leaving(page)).toBeVisible();
  await expectAccessible(page, 'the question before leaving');
  await leaving(page).getByRole('button', { name: 'Seguir editando' }).click();
  await expect(page).toHaveURL(paths.newPerson);

  await page.goBack();
  await leaving(page).getByRole('button', { name: 'Seguir editando' }).click();
  await expect(page).toHaveURL(paths.newPerson);
  await expect(page.getByLabel('Nombre')).toHaveValue('Paulina');

  await page.goBack();
  await leaving(page).getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(page).toHaveURL(/personas(\/page\/0)?$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Personas' })).toBeVisible();

  await page.getByRole('banner').getByRole('link', { name: 'Nosotros', exact: true }).click();
  await expect(page).toHaveURL(paths.about);
});

test.describe('with a wrong password', () => {
  // A read during the renewal is refused and repeated.
  test.use({ expectedConsole: /status of 40[01]/ });

  test('two minutes before its end a session is warned of, and renewed without leaving the form', async ({
    page,
  }) => {
    await page.clock.install();
    await new LoginPage(page).signIn('admin');
    await page.goto(paths.newPerson);
    await page.getByLabel('Nombre').fill('Paulina');
    const storedToken = () => page.evaluate(() => sessionStorage.getItem('token'));
    const first = await storedToken();

    await page.clock.fastForward('01:58:20');
    await expect(page.getByText('Tu sesión termina en dos minutos.')).toBeVisible();
    await page.getByRole('button', { name: 'Seguir conectado' }).click();
    const password = renewal(page).getByLabel('Contraseña de admin');
    await expect(password).toBeFocused();
    await expectAccessible(page, 'the renewal of a session');

    await password.fill('incorrecta');
    await page.keyboard.press('Enter');
    await expect(renewal(page)).toContainText('Usuario o clave incorrecta!');
    await password.fill('Puente2026');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Tu sesión sigue abierta.')).toBeVisible();
    await expect(renewal(page)).toBeHidden();
    expect(await storedToken()).not.toBe(first);
    await expect(page.getByLabel('Nombre')).toHaveValue('Paulina');

    // The page's clock is now two hours ahead; this must not shorten the new session.
    await page.clock.fastForward('01:50:00');
    await page.getByLabel('Apellido').fill('Araya');
    await expect(renewal(page)).toBeHidden();
    await page.clock.fastForward('00:10:00');
    await expect(renewal(page)).toBeVisible();
    await renewal(page).getByRole('button', { name: 'Ahora no' }).click();
    await expect(page).toHaveURL(paths.newPerson);
    await expect(page.getByLabel('Nombre')).toHaveValue('Paulina');
  });
});
