import type { Page, Route } from '@playwright/test';

type Answer = (route: Route) => Promise<void>;

/** Holds back all requests to an address. The returned function releases them. */
export async function holdRequests(
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
