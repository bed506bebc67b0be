import { expect, type Page, type Request } from '@playwright/test';
import { isLive } from './live';

/** In ms; far less than any time limit of the page's own loaders. */
const step = 500;

/**
 * Time of a page that a test lets pass. The time limits of what the page loads are faked too, so it
 * passes in small steps, and none begins before everything asked for has come.
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

  /** Before the page is opened: its time stands still from then on. */
  static async install(page: Page) {
    const now = Date.now();
    await page.clock.install({ time: now });
    // It runs until it is stopped, and cannot be stopped in its past.
    await page.clock.pauseAt(now + 60_000);
    return new Clock(page);
  }

  /** Opens an address, and lets no more time pass than its scripts need to become live. */
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
