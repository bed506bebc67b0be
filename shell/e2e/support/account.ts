import type { Browser } from '@playwright/test';

/** Somebody who may sign in, made for one test. */
export type TestAccount = {
  id: number;
  username: string;
  password: string;
  email: string;
  /** Of the list of people, counting from 0. */
  page: number;
};

/** Opens an address in another browser; its context is for the test to close. */
export async function openAccountPage(browser: Browser, baseURL: string | undefined, url: string) {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto(url);
  return page;
}
