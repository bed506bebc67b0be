import type { Check } from './check';

/** Opening a page stores nothing in the browser. */
export const traces: Check = {
  name: 'traces',
  async look(page) {
    const cookies = await page.context().cookies();
    const kept = await page.evaluate(() => Object.keys(localStorage));
    return [
      ...cookies.map(({ name }) => `a cookie: ${name}`),
      ...kept.map((name) => `in local storage: ${name}`),
    ];
  },
};
