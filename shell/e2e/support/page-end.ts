import type { Page } from '@playwright/test';
import { unavailableTitle } from '../../src/remotes/unavailable-title';
import { startNoticeId } from '../../src/start/start-notice';
import { isLive } from './live';

/** What a page has come to: it can be used, it says that it cannot be had, or it does not answer yet. */
export type PageEnd = 'live' | 'unavailable' | 'silent';

const notice = `#${startNoticeId}[data-shown]`;

/** Waits for so long, in milliseconds, until a page has come to its end. */
export async function endOfPage(page: Page, longest: number): Promise<PageEnd> {
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

/** Of two looks at a page, in milliseconds. */
const between = 50;
