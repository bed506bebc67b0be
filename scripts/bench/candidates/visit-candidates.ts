import { expect, type Browser, type Page } from '@playwright/test';
import { paths } from '@portal/kit/routing/paths';
import * as v from 'valibot';
import { CandidatesPage } from 'shell/e2e/pages/candidates-page';
import { LoginPage } from 'shell/e2e/pages/login-page';
import { readRowTimes, watchRows, type RowTimes } from './watch-rows';

/** Faster than the pause that begins a search, as a practised hand types. */
const keyPause = 40;

/** Long enough for whatever the last change sets off, in milliseconds. */
const rest = 600;

const searches = [
  { name: 'tecla → filas: nombre común', text: 'maria', found: /mar[ií]a/i },
  { name: 'tecla → filas: correo', text: 'persona77@', found: /persona77@/ },
  { name: 'tecla → filas: una letra', text: 'w', found: /w/i },
];

export type Visit = { readonly times: ReadonlyMap<string, RowTimes>; readonly heapBytes: number };

/** What a member of staff does on the screen, in a browser that has never seen the site. */
export async function visitCandidates(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ baseURL: address, locale: 'es-CL' });
  try {
    const page = await context.newPage();
    await watchRows(page);
    return await work(page);
  } finally {
    await context.close();
  }
}

async function work(page: Page): Promise<Visit> {
  const candidates = new CandidatesPage(page);
  const times = new Map<string, RowTimes>();
  const note = async (name: string) => {
    await page.waitForTimeout(rest);
    times.set(name, await readRowTimes(page));
  };

  await new LoginPage(page).signIn('admin');
  const link = page.getByRole('main').locator(`a[href="${paths.candidates}"]`);
  await page.goto(paths.dashboard);
  await expect(link).toBeVisible();
  // Not until the network rests: the stream of news never does.
  await page.waitForTimeout(rest);
  await readRowTimes(page);
  await link.click();
  await expect(candidates.rows()).toHaveCount(5);
  await note('desde el panel → primeras filas');

  await page.reload();
  await expect(candidates.rows()).toHaveCount(5);
  await note('por su dirección → primeras filas');

  for (const { name, text, found } of searches) {
    await candidates.search().focus();
    await candidates.search().fill('');
    await page.waitForTimeout(rest);
    await readRowTimes(page);
    await candidates.search().pressSequentially(text, { delay: keyPause });
    await expect(candidates.rows().first()).toHaveText(found);
    await note(name);
  }
  await candidates.search().fill('');
  await page.waitForTimeout(rest);
  await page.getByRole('button', { name: 'Nombre', exact: true }).click();
  await note('orden por nombre → filas');
  await candidates.pageSize().focus();
  await page.keyboard.press('End');
  await expect(candidates.rows()).toHaveCount(100);
  await note('100 filas por página → filas');
  return { times, heapBytes: await readHeap(page) };
}

const metrics = v.object({
  metrics: v.array(v.object({ name: v.string(), value: v.number() })),
});

/** What the page still holds after its rubbish was collected. */
async function readHeap(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.collectGarbage');
  const read = v.parse(metrics, await session.send('Performance.getMetrics'));
  return read.metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN;
}
