import type { Browser, Page } from '@playwright/test';
import { recordRequests, type PageRequest } from './requests';
import { slowDown, slowPhone } from './slow-phone';
import {
  isAlive,
  readAskedAt,
  readTimings,
  watchProgress,
  type AskedAt,
  type Timings,
} from './timings';

type Recorder = Awaited<ReturnType<typeof recordRequests>>;

export type Visit = {
  readonly requests: readonly PageRequest[];
  readonly timings: Timings;
  readonly askedAt: AskedAt;
};

type Destination = {
  readonly url: string;
  /** False: throttling ends when the page is live, which saves processor time. */
  readonly isTimed?: boolean;
  /** False for weights, which do not depend on the connection. */
  readonly isSlow?: boolean;
};

/** Time without requests after which a page is at rest, in milliseconds. */
const restAfter = 1500;
const maxVisit = 30_000;

/** Opens a page in a new browser context and measures the first visit. */
export async function visit<T>(
  browser: Browser,
  { url, isTimed = true, isSlow = true }: Destination,
  read: (visited: Visit) => T | Promise<T>,
): Promise<T> {
  const context = await browser.newContext(slowPhone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const recorder = await recordRequests(session);
    if (isSlow) await slowDown(session);
    await watchProgress(page);
    await page.goto(url, { timeout: maxVisit });
    if (isSlow && !isTimed) {
      await untilAlive(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    }
    await rest(page, recorder);
    const timings = await readTimings(page);
    // Bodies can be read only while the page is open.
    const askedAt = await readAskedAt(page);
    return await read({ requests: recorder.all(), timings, askedAt });
  } finally {
    await context.close();
  }
}

async function untilAlive(page: Page) {
  while (!(await isAlive(page))) await page.waitForTimeout(100);
}

/** A live page sends requests with a delay, so the quiet time starts when it becomes live. */
async function rest(page: Page, { all, quietFor }: Recorder) {
  const deadline = Date.now() + maxVisit;
  const hasScripts = all().some(({ type }) => type === 'Script');
  let aliveAt = hasScripts ? Infinity : 0;
  while (Date.now() < deadline) {
    if (aliveAt === Infinity && (await isAlive(page))) aliveAt = Date.now();
    if (Math.min(quietFor(), Date.now() - aliveAt) >= restAfter) return;
    await page.waitForTimeout(100);
  }
}
