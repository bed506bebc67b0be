import type { APIRequestContext } from '@playwright/test';
import { paths } from '@portal/kit/routing/paths';
import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../support/axe';
import { LoginPage } from '../support/pages/login-page';
import { PersonFormPage } from '../support/pages/people-page';
import { signInAs } from '../support/session';
import { expect, test, type Page } from '../support/test';

const leaving = (page: Page) => page.getByRole('alertdialog', { name: '¿Salir sin guardar?' });
/** The script of the dialog that asks. */
const staffTools = '**/*staff-tools*';
const renewal = (page: Page) => page.getByRole('alertdialog', { name: 'Sigue conectado' });

test('unsaved changes of a form are asked about before a link or the way back leaves them', async ({
  adminPage: page,
}) => {
  await page.goto(paths.dashboard);
  await page.getByRole('main').getByRole('link', { name: 'Personas' }).click();
  await page.getByRole('link', { name: 'Crear Persona' }).click();
  await page.getByLabel('Nombre').fill('Paulina');

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
  test.use({ expectedConsole: /status of 400/ });

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

    // The clock of the page is two hours ahead of the server's by now, which takes nothing from the new session.
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

test.describe('when the server has ended the session', () => {
  test.use({ expectedConsole: /status of 401|ERR_FAILED/ });

  /** A person is typed in, whose saving is refused the first time after each `refuse`. */
  async function typePerson(page: Page, request: APIRequestContext) {
    await signInAs(page, request, 'admin');
    await page.goto(paths.newPerson);
    const form = new PersonFormPage(page);
    await form.fill('Paulina', 'Araya', `${randomUUID()}@puente.example.org`);
    let calls = 0;
    await page.route('**/api/personas', (route) =>
      calls++ === 0
        ? route.fulfill({ status: 401, json: { error: 'unauthorized' } })
        : route.continue(),
    );
    return { form, calls: () => calls, refuse: () => void (calls = 0) };
  }

  async function signInAgain(page: Page) {
    await renewal(page).getByLabel('Contraseña de admin').fill('Puente2026');
    await page.keyboard.press('Enter');
  }

  /** The page tries again when the network is back. */
  async function bringDialog(page: Page) {
    await page.unroute(staffTools);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
  }

  const saved = (page: Page) => page.getByRole('alertdialog', { name: 'Persona Creada' });

  test('whoever saves signs in again in place, and what was typed is saved', async ({
    page,
    request,
  }) => {
    const { form, calls, refuse } = await typePerson(page, request);

    await form.submit().click();
    await expect(renewal(page)).toBeVisible();
    await renewal(page).getByRole('button', { name: 'Ahora no' }).click();
    await expect(page).toHaveURL(paths.newPerson);
    await expect(form.field('Nombre')).toHaveValue('Paulina');

    refuse();
    await form.submit().click();
    await signInAgain(page);

    await expect(saved(page)).toBeVisible();
    expect(calls()).toBe(2);
  });

  test('whoever saves before the dialog has come is asked once it is there', async ({
    page,
    request,
  }) => {
    await page.route(staffTools, (route) => route.abort());
    const { form } = await typePerson(page, request);
    const refused = page.waitForResponse('**/api/personas');

    await form.submit().click();
    await refused;
    await bringDialog(page);
    await signInAgain(page);

    await expect(saved(page)).toBeVisible();
  });

  test('whoever cannot be asked is told so, keeps what was typed, and can save later', async ({
    page,
    request,
  }) => {
    await page.route(staffTools, (route) => route.abort());
    const { form, refuse } = await typePerson(page, request);

    await form.submit().click();
    const told = page.getByRole('alertdialog', { name: 'No pudimos guardar' });
    // The dialog is waited for this long.
    await expect(told).toContainText('Lo que escribiste sigue aquí', { timeout: 15_000 });
    await told.getByRole('button', { name: 'Aceptar' }).click();
    await expect(page).toHaveURL(paths.newPerson);
    await expect(form.field('Nombre')).toHaveValue('Paulina');

    refuse();
    await bringDialog(page);
    await form.submit().click();
    await signInAgain(page);

    await expect(saved(page)).toBeVisible();
  });
});
