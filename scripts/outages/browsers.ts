import { randomUUID } from 'node:crypto';
import { expect, request, type Browser, type Locator, type Page } from '@playwright/test';
import { paths } from '@portal/kit/routing/paths';
import { AdminApi } from 'shell/e2e/admin-api';
import { anApplication, uniqueTitle } from 'shell/e2e/an-application';
import { LoginPage } from 'shell/e2e/pages/login-page';
import { OffersPages } from 'shell/e2e/pages/offers-pages';
import { PersonFormPage } from 'shell/e2e/pages/people-page';

/** How long somebody waits in front of a page, in milliseconds. */
const patience = 45_000;

type Place = { readonly browser: Browser; readonly address: string };

/** Somebody in front of a browser who has typed all there is to type. */
export type Typist = {
  readonly who: string;
  /** Sends it; tells what the page says then. */
  readonly send: () => Promise<{ readonly text: string; readonly isDone: boolean }>;
  /** Fails unless all that was typed still stands there. */
  readonly expectKept: () => Promise<void>;
  /** What the database must hold once of it. */
  readonly email: string;
  readonly close: () => Promise<void>;
};

/** A visitor before the last step of an application. */
export async function openApplicant({ browser, address }: Place): Promise<Typist> {
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

/** A member of the staff with a new person in the form. */
export async function openEditor({ browser, address }: Place): Promise<Typist> {
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

/** Presses a button and reads what is said then: in dialogs, which are closed, beside the form, or by a page of its own. */
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

/** One dialog may follow the other. */
async function closeAll(dialog: Locator) {
  for (const shown of await dialog.all()) await shown.getByRole('button').last().click();
  await expect(dialog).toBeHidden();
}

/** Somebody who comes meanwhile; tells the milliseconds until each page could be read. */
export async function comeAnew({ browser, address }: Place) {
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
