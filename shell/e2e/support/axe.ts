import type { Page } from '@playwright/test';
import { expectPartAccessible } from './axe-part';

/** Expects no axe violations on the page. */
export async function expectAccessible(page: Page, where: string) {
  await expectPartAccessible(page, where, 'html');
}
