import type { Page } from '@playwright/test';
import { unavailableTitle } from '../../src/remotes/unavailable-title';
import { startNoticeId } from '../../src/start/start-notice';
import { isLive } from './live';

/** Usable, reported as unavailable, or not responding yet. */
export type PageEnd = 'live' | 'unavailable' | 'silent';

const notice = `#${startNoticeId}[data-shown]`;

/** Waits up to `longest` milliseconds for the final state of a page. */
export async function waitForPageState(page: Page, longest: number): Promise<PageEnd> {
  const isUnavailable = () =>
    page.getByRole('heading', { name: unavailableTitle, exact: true }).isVisible();
  const deadline = performance.now() + longest;
  do {
    if (await isUnavailable()) return 'unavailable';
    if (await page.locator(notice).isVisible()) return 'silent';
    if (await isLive(page)) return 'live';
    await page.waitForTimeout(between);
  } while (performance.now() < deadline);
  return 'silent';
}

/** Delay between two checks, in milliseconds. */
const between = 50;
