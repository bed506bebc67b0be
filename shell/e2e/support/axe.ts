import type { Page } from '@playwright/test';
import { expectPartAccessible } from './axe-part';

/** Proves that axe finds nothing wrong with the page as it stands. */
export async function expectAccessible(page: Page, where: string) {
  await expectPartAccessible(page, where, 'html');
}
