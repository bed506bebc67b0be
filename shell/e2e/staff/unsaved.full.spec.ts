// Screens: shell/src/session mf-backoffice/src/person-form
import type { APIRequestContext } from '@playwright/test';
import { paths } from '@portal/kit/routing/paths';
import { randomUUID } from 'node:crypto';
import { PersonFormPage } from '../support/pages/people-page';
import { signInAs } from '../support/session';
import { expect, test, type Page } from '../support/test';
/** The script of the sign-in dialog. */
const staffTools = '**/*staff-tools*';
const renewal = (page: Page) => page.getByRole('alertdialog', { name: 'Sigue conectado' });

test.describe('when the server has ended the session', () => {
  test.use({ expectedConsole: /status of 401|ERR_FAILED/ });

  /**
   * Fills in the form of a person. The first save, and the first one after each `refuse`, gets 401.
   */
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

  /** The page retries when the network is back. */
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
    // The page waits up to 10 seconds for the dialog.
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
