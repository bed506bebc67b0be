import type { Browser, Page } from '@playwright/test';
import * as v from 'valibot';
import { readRowTimes, watchRows, type RowTimes } from './watch-rows';

/** Pause for the effects of the last change, in milliseconds. */
export const rest = 600;

export type Visit = { readonly times: ReadonlyMap<string, RowTimes>; readonly heapBytes: number };

/** Stores the time to the first or last row under a name. */
export type Note = (name: string, rows?: 'first' | 'last') => Promise<void>;

type Work = (page: Page, note: Note) => Promise<Pick<Visit, 'heapBytes'>>;

/** Measures each step in a browser without cached files. */
export async function noteTimes(browser: Browser, address: string, work: Work): Promise<Visit> {
  const context = await browser.newContext({ baseURL: address, locale: 'es-CL' });
  const times = new Map<string, RowTimes>();
  try {
    const page = await context.newPage();
    await watchRows(page);
    const done = await work(page, async (name, rows) => {
      await page.waitForTimeout(rest);
      times.set(name, await readRowTimes(page, rows));
    });
    return { ...done, times };
  } finally {
    await context.close();
  }
}

const metrics = v.object({
  metrics: v.array(v.object({ name: v.string(), value: v.number() })),
});

/** JavaScript heap after garbage collection, in bytes. */
export async function readHeap(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.collectGarbage');
  const read = v.parse(metrics, await session.send('Performance.getMetrics'));
  return read.metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN;
}
