import { expect, type Page } from '@playwright/test';
import { alertWith } from './alert';

export async function readAlert(page: Page, title: string, text?: string | RegExp) {
  const alert = alertWith(page, title);
  await expect(alert).toBeVisible();
  if (text !== undefined) await expect(alert).toContainText(text);
  await alert.getByRole('button').last().click();
  await expect(alert).toBeHidden();
}

/** Answers the confirmation of a deletion. */
export async function answer(page: Page, title: string, button: string) {
  const question = alertWith(page, title);
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: button }).click();
  await expect(question).toBeHidden();
}

export const notice = (page: Page, text: string) =>
  page.locator('[role="status"] > div').filter({ hasText: text });
