import type { Page } from '@playwright/test';
import * as v from 'valibot';

/** What a visitor feels of a page, in milliseconds since it was asked for; the shift has no unit. */
export type Timings = {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly shift: number;
  /** When React had taken over the page's heading, or its picture; a page without scripts never does. */
  readonly alive: number | undefined;
  /** All time in tasks above 50 ms, and the part of it above 50 ms. */
  readonly longTasks: number;
  readonly blocked: number;
};

export type AskedAt = Readonly<Record<string, number>>;

const aliveMark = 'bench-alive';
const wholeMark = 'bench-whole';

/** Must run before the page: no event tells of these moments. */
export async function watchProgress(page: Page) {
  // Compiled for the benches, functions get their names by a helper that pages do not have.
  await page.addInitScript('globalThis.__name ??= (named) => named;');
  await page.addInitScript(
    ({ alive, whole }) => {
      const lookForLife = () => {
        const heading = document.querySelector('main :is(h1, img)') ?? {};
        if (!Object.keys(heading).some((key) => key.startsWith('__reactFiber'))) return;
        clearInterval(timer);
        if (performance.getEntriesByName(alive).length === 0) performance.mark(alive);
      };
      const timer = setInterval(lookForLife, 20);
      // What a live page asks for must not count as asked for before, if the timer is late.
      window.XMLHttpRequest = class extends XMLHttpRequest {
        override send(body?: Document | XMLHttpRequestBodyInit | null) {
          lookForLife();
          super.send(body);
        }
      };
      const parser = new MutationObserver(() => {
        if (!document.querySelector('#root + *')) return;
        parser.disconnect();
        // The frame to come still makes room for what has just arrived.
        requestAnimationFrame(() => setTimeout(() => performance.mark(whole)));
      });
      parser.observe(document, { childList: true, subtree: true });
    },
    { alive: aliveMark, whole: wholeMark },
  );
}

/** Whether React has taken over the page. */
export const isAlive = (page: Page) =>
  page.evaluate((mark) => performance.getEntriesByName(mark).length > 0, aliveMark);

/** Reads, once the page has come to rest, what the browser noted on the way. */
export async function readTimings(page: Page): Promise<Timings> {
  const [paints, largestPaints, shifts, tasks, marks] = await Promise.all(
    ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask', 'mark'].map((type) =>
      readEntries(page, type),
    ),
  );
  const timeOf = (name: string) => marks?.find((mark) => mark.name === name)?.startTime;
  // A busy browser may paint what has arrived so far; a page moves only once it is all there.
  const moves = (shifts ?? []).filter(({ startTime }) => startTime >= (timeOf(wholeMark) ?? 0));
  const durations = (tasks ?? []).map(({ duration }) => duration);
  return {
    firstPaint: startOf(paints?.find(({ name }) => name === 'first-contentful-paint')),
    largestPaint: startOf(largestPaints?.at(-1)),
    shift: sum(moves.map(({ value }) => value)),
    alive: timeOf(aliveMark),
    longTasks: sum(durations),
    blocked: sum(durations.map((duration) => duration - 50)),
  };
}

/** When each file was asked for, by its address, on the clock of the page. */
export async function readAskedAt(page: Page): Promise<AskedAt> {
  const resources = await readEntries(page, 'resource');
  return Object.fromEntries(resources.map(({ name, startTime }) => [name, startTime]));
}

const entries = v.array(
  v.object({
    name: v.string(),
    startTime: v.number(),
    duration: v.number(),
    value: v.optional(v.number(), 0),
  }),
);

/** Of what never happened the browser reports nothing, so it is waited for a moment only. */
const readEntries = async (page: Page, type: string) =>
  v.parse(
    entries,
    await page.evaluate(
      (wanted) =>
        new Promise((resolve) => {
          new PerformanceObserver((list) =>
            resolve(list.getEntries().map((entry) => entry.toJSON())),
          ).observe({ type: wanted, buffered: true });
          setTimeout(resolve, 500, []);
        }),
      type,
    ),
  );

const startOf = (entry: { startTime: number } | undefined) => entry?.startTime ?? Number.NaN;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
