import { randomUUID } from 'node:crypto';
import { expect, request, type Browser, type Locator, type Page } from '@playwright/test';
import { paths } from '@portal/kit/routing/paths';
import { AdminApi } from 'shell/e2e/admin-api';
import { anApplication, uniqueTitle } from 'shell/e2e/an-application';
import { LoginPage } from 'shell/e2e/pages/login-page';
import { OffersPages } from 'shell/e2e/pages/offers-pages';
import { PersonFormPage } from 'shell/e2e/pages/people-page';

/** Longest wait for a page, in milliseconds. */
const patience = 45_000;

type Place = { readonly browser: Browser; readonly address: string };

/** A person at a browser with a completed form. */
export type FormUser = {
  readonly who: string;
  /** Sends the form. Returns the text that the page then shows. */
  readonly send: () => Promise<{ readonly text: string; readonly isDone: boolean }>;
  /** Fails unless all entered values are still in the form. */
  readonly expectKept: () => Promise<void>;
  /** E-mail that the database must contain exactly once. */
  readonly email: string;
  readonly close: () => Promise<void>;
};

/** Opens a visitor's browser at the last step of a job application. */
export async function openApplicant({ browser, address }: Place): Promise<FormUser> {
  const context = await request.newContext({ baseURL: address });
  const api = await AdminApi.signIn(context);
  const offer = await api.createOffer(uniqueTitle('Corte'));
  await context.dispose();
  const page = await browser.newPage({ baseURL: address });
  const pages = new OffersPages(page);
  const application = anApplication();
  await pages.openWizard(offer.id);
  await pages.fillIn(application);

  return {
    who: 'postulante',
    email: application.email,
    send: () => press(page, pages.send(), 'Postulación enviada'),
    async expectKept() {
      for (const [index, text] of application.answers.entries()) {
        await expect(pages.answers().nth(index)).toHaveValue(text);
      }
    },
    close: () => page.close(),
  };
}

/** Opens a staff member's browser with a completed form for a new person. */
export async function openEditor({ browser, address }: Place): Promise<FormUser> {
  const page = await browser.newPage({ baseURL: address });
  await new LoginPage(page).signIn('admin');
  await page.goto(paths.newPerson);
  const form = new PersonFormPage(page);
  const email = `${randomUUID()}@puente.example.org`;
  await form.fill('Íñigo', "O'Higgins", email);

  return {
    who: 'personal',
    email,
    send: () => press(page, form.submit(), 'Persona Creada'),
    async expectKept() {
      await expect(form.field('Nombre')).toHaveValue('Íñigo');
      await expect(form.field('Apellido')).toHaveValue("O'Higgins");
      await expect(form.field('Correo')).toHaveValue(email);
    },
    close: () => page.close(),
  };
}

/**
 * Presses a button and reads the result from a dialog, which is closed, a notice beside the form,
 * or a confirmation page.
 */
async function press(page: Page, button: Locator, success: string) {
  const dialog = page.getByRole('alertdialog');
  await closeAll(dialog);
  await button.click();
  const notice = page.getByRole('main').getByRole('alert');
  const confirmation = page.getByRole('region', { name: success });
  const said = dialog.or(notice).or(confirmation).filter({ hasText: /\S/ }).first();
  await said.waitFor({ timeout: patience });
  const text = (await said.innerText()).replaceAll(/\s+/g, ' ');
  await closeAll(dialog);
  return { text, isDone: text.includes(success) };
}

/** A second dialog may follow the first. */
async function closeAll(dialog: Locator) {
  for (const shown of await dialog.all()) await shown.getByRole('button').last().click();
  await expect(dialog).toBeHidden();
}

/** Returns the milliseconds until each page is readable for a new visitor. */
export async function timeNewVisitor({ browser, address }: Place) {
  const page = await browser.newPage({ baseURL: address });
  const times: number[] = [];
  for (const path of [paths.home, paths.offers]) {
    const since = performance.now();
    await page.goto(path, { waitUntil: 'commit', timeout: patience });
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible({
      timeout: patience,
    });
    times.push(performance.now() - since);
  }
  await page.close();
  return Math.max(...times);
}
