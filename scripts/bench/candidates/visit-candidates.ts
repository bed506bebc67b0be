import type { Browser, Page } from '@playwright/test';
import { paths } from '@portal/kit/routing/paths';
import { CandidatesPage } from 'shell/e2e/pages/candidates-page';
import { LoginPage } from 'shell/e2e/pages/login-page';
import { firstRowSays, rowCountIs } from './wait-in-page';
import { noteTimes, readHeap, rest, type Note } from './visit';
import { readRowTimes } from './watch-rows';

/** Milliseconds between keys of a practised typist; shorter than the pause that starts a search. */
const keyPause = 40;

const searches = [
  { name: 'tecla → filas: nombre común', text: 'maria', found: 'mar[ií]a' },
  { name: 'tecla → filas: correo', text: 'persona77@', found: 'persona77@' },
  { name: 'tecla → filas: una letra', text: 'w', found: 'w' },
];

export const visitCandidates = (browser: Browser, address: string) =>
  noteTimes(browser, address, work);

async function work(page: Page, note: Note) {
  const candidates = new CandidatesPage(page);

  await new LoginPage(page).signIn('admin');
  const link = page.getByRole('main').locator(`a[href="${paths.candidates}"]`);
  await page.goto(paths.dashboard);
  await link.waitFor();
  // Does not wait for an idle network, because the event stream never ends.
  await page.waitForTimeout(rest);
  await readRowTimes(page);
  await link.click();
  await rowCountIs(page, 5);
  await note('desde el panel → primeras filas');

  await page.reload();
  await rowCountIs(page, 5);
  await note('por su dirección → primeras filas');

  for (const { name, text, found } of searches) {
    await candidates.search().focus();
    await candidates.search().fill('');
    await page.waitForTimeout(rest);
    await readRowTimes(page);
    await candidates.search().pressSequentially(text, { delay: keyPause });
    await firstRowSays(page, found);
    await note(name);
  }
  await candidates.search().fill('');
  await page.waitForTimeout(rest);
  await page.getByRole('button', { name: 'Nombre', exact: true }).click();
  await note('orden por nombre → filas');
  await candidates.pageSize().focus();
  await page.keyboard.press('End');
  await rowCountIs(page, 100);
  await note('100 filas por página → filas');
  return { heapBytes: await readHeap(page) };
}
