import type { Page } from '@playwright/test';
import * as v from 'valibot';

/** Loading metrics in milliseconds since the request; `shift` has no unit. */
export type Timings = {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly shift: number;
  /**
   * Time when React hydrated the heading or the picture of the page; undefined for pages without
   * scripts.
   */
  readonly alive: number | undefined;
  /** Total time of tasks above 50 ms, and the part beyond 50 ms. */
  readonly longTasks: number;
  readonly blocked: number;
};

export type AskedAt = Readonly<Record<string, number>>;

const aliveMark = 'bench-alive';
const wholeMark = 'bench-whole';

/** Must be called before navigation, because the browser fires no event for these moments. */
export async function watchProgress(page: Page) {
  // esbuild's helper for function names, which the compiled benches use and pages lack.
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
      // Checks before each call, so that a late timer does not count it as earlier than hydration.
      window.XMLHttpRequest = class extends XMLHttpRequest {
        override send(body?: Document | XMLHttpRequestBodyInit | null) {
          lookForLife();
          super.send(body);
        }
      };
      const parser = new MutationObserver(() => {
        if (!document.querySelector('#root + *')) return;
        parser.disconnect();
        // The next frame still lays out the last content.
        requestAnimationFrame(() => setTimeout(() => performance.mark(whole)));
      });
      parser.observe(document, { childList: true, subtree: true });
    },
    { alive: aliveMark, whole: wholeMark },
  );
}

/** True if the page is hydrated. */
export const isAlive = (page: Page) =>
  page.evaluate((mark) => performance.getEntriesByName(mark).length > 0, aliveMark);

/** Reads the recorded metrics after the page has come to rest. */
export async function readTimings(page: Page): Promise<Timings> {
  const [paints, largestPaints, shifts, tasks, marks] = await Promise.all(
    ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask', 'mark'].map((type) =>
      readEntries(page, type),
    ),
  );
  const timeOf = (name: string) => marks?.find((mark) => mark.name === name)?.startTime;
  // Counts shifts only after the HTML is complete; a busy browser may paint a part of it earlier.
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

/** Request times by address, on the clock of the page. */
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

/** Entries that do not exist are never reported, so the wait is short. */
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
