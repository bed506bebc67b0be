import type { Page } from '@playwright/test';
import { topOf, type Check } from './check';
import { debuggerOf } from './debugger';
import { lostParts } from './reflow';
import { settle } from './settle';

/** In milliseconds. On a busy machine an open menu follows its button with this delay. */
const patience = 3000;

/** No text is lost at a browser text size of 200 %; media queries adapt. */
export const largeText: Check = {
  name: 'large text',
  async look(page) {
    await setTextSize(page, 32);
    const top = await topOf(page);
    const end = Date.now() + patience;
    let lost = await top.evaluate(lostParts);
    while (lost.length > 0 && Date.now() < end) lost = await top.evaluate(lostParts);
    const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    await setTextSize(page, 16);
    return size === '32px' ? lost : [`the text is of ${size}`, ...lost];
  },
};

/** Sets the default text size of the browser, in px. */
export async function setTextSize(page: Page, standard: number) {
  const session = await debuggerOf(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: (standard * 13) / 16 } });
  await settle(page);
}
