import type { Page } from '@playwright/test';

/** A check of the page, or of the dialog or menu above it; returns the problems. */
export type Check = { name: string; look: (page: Page) => Promise<readonly string[]> };

/** Runs in the page: returns the open dialog, menu or header menu, otherwise the part. */
export const topmost = (part: Element) =>
  [
    ...document.querySelectorAll(
      'header:has(button[aria-expanded=true]), [role=dialog], [role=alertdialog], [role=menu]',
    ),
  ].findLast((element) => element.checkVisibility({ visibilityProperty: true })) ?? part;

/** The open dialog or menu, otherwise the body. */
export const topOf = (page: Page) => page.locator('body').evaluateHandle(topmost);
