import { expect, type Browser, type Page } from '@playwright/test';
import { ApplicantsPage } from 'shell/e2e/pages/applicants-page';
import { LoginPage } from 'shell/e2e/pages/login-page';
import { ReviewPage } from 'shell/e2e/pages/review-page';
import { firstRowSays, pageSays, rowCountIs, statusesAre } from './wait-in-page';
import { noteTimes, readHeap, type Note, type Visit } from './visit';

/** These steps draw no new rows: only their longest task counts. */
export const choosing = 'elegir todos';
export const reviewing = 'abrir la revisión';
/** Measured on the same page load as the first rows. */
export const allRows = 'por su dirección → las 50 filas';

export const visitApplicants = (browser: Browser, address: string, offerId: number) =>
  noteTimes(browser, address, (page, note) => work(page, note, offerId));

async function work(page: Page, note: Note, offerId: number): Promise<Pick<Visit, 'heapBytes'>> {
  const applicants = new ApplicantsPage(page);
  await new LoginPage(page).signIn('admin');
  await applicants.open(offerId);
  await rowCountIs(page, 50);
  await note('por su dirección → primeras filas', 'first');
  await note(allRows);

  const search = page.getByLabel('Buscar por nombre, correo o respuesta');
  await search.focus();
  await search.pressSequentially('persona77@', { delay: 40 });
  await rowCountIs(page, 1);
  await note('tecla → filas: correo');
  await search.fill('');
  await rowCountIs(page, 50);
  await note('búsqueda vacía → filas');

  await page.getByRole('button', { name: 'Nombre', exact: true }).click();
  await firstRowSays(page, 'Ana');
  await note('orden por nombre → filas');
  await page.getByRole('button', { name: /Entrevista/ }).click();
  await statusesAre(page, '3');
  await note('pestaña de un estado → filas');
  await page.getByLabel('Por página').focus();
  await page.keyboard.press('End');
  await rowCountIs(page, 100);
  await note('100 filas por página → filas');

  await page.getByRole('button', { name: /^Todas/ }).click();
  await pageSays(page, '1–100 de 5');
  await note('pestaña de todas → filas');
  await page.getByRole('button', { name: /^Elegir los/ }).click();
  await expect(applicants.chosen()).toBeVisible();
  await note(choosing);
  await applicants.review().click();
  await expect(new ReviewPage(page).list().getByRole('option')).toHaveCount(50);
  await note(reviewing);
  return { heapBytes: await readHeap(page) };
}
