import type { Page } from '@playwright/test';

/** Something that is looked for on a page as it stands: in the window that is open above it, else in all of it. */
export type Check = { name: string; look: (page: Page) => Promise<readonly string[]> };

/** Runs in the page: what is open above it, such as a dialog or the menu of the header, else the part. */
export const topmost = (part: Element) =>
  [
    ...document.querySelectorAll(
      'header:has(button[aria-expanded=true]), [role=dialog], [role=alertdialog], [role=menu]',
    ),
  ].findLast((element) => element.checkVisibility({ visibilityProperty: true })) ?? part;

/** What is open above a page, else its body. */
export const topOf = (page: Page) => page.locator('body').evaluateHandle(topmost);
