import type { Page, Route } from '@playwright/test';

type Answer = (route: Route) => Promise<void>;

/** Holds back what a page asks for at an address; what it gives lets all of that go. */
export async function hold(
  page: Page,
  address: string | RegExp,
  answer: Answer = (route) => route.continue(),
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await released;
    await answer(route);
  });
  return () => release();
}
