import { expect, type Page, type Request } from '@playwright/test';
import { isLive } from './live';

/** In milliseconds; far below the time limits of the page's loaders. */
const step = 500;

/**
 * Fake time of a page. Loaders use it too, so it advances in small steps and waits for open
 * requests.
 */
export class Clock {
  private readonly page: Page;
  private readonly pending = new Set<Request>();

  private constructor(page: Page) {
    this.page = page;
    page.on('request', (request) => this.pending.add(request));
    page.on('requestfinished', (request) => this.pending.delete(request));
    page.on('requestfailed', (request) => this.pending.delete(request));
  }

  /** Call it before the page opens: time is stopped from then on. */
  static async install(page: Page) {
    const now = Date.now();
    await page.clock.install({ time: now });
    // The clock runs until it is paused, and it cannot be paused in its past.
    await page.clock.pauseAt(now + 60_000);
    return new Clock(page);
  }

  /** Opens an address and advances time only until the page is live. */
  async open(path: string) {
    await this.page.goto(path, { waitUntil: 'load' });
    const becomesLive = async () => {
      await this.pass(10);
      return isLive(this.page);
    };
    await expect.poll(becomesLive, { intervals: [20, 50, 100] }).toBe(true);
  }

  async pass(milliseconds: number) {
    for (let passed = 0; passed < milliseconds; passed += step) {
      await this.page.clock.runFor(Math.min(step, milliseconds - passed));
      await expect.poll(() => this.pending.size, { intervals: [5, 20, 100] }).toBe(0);
    }
  }
}
