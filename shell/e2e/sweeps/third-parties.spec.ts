import { publicPaths } from '../support/public-paths';
import { expect, test } from '../support/test';

test('no public page asks anything of another host, or leaves anything behind', async ({
  page,
  context,
}) => {
  const origins = new Set<string>();
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol)) origins.add(origin);
  });
  for (const path of publicPaths) {
    await page.goto(path);
    // What comes only once it is seen.
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
        scrollTo(0, top);
        await new Promise(requestAnimationFrame);
      }
    });
    await page.waitForLoadState('networkidle');
    expect(await context.cookies(), path).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage)), path).toEqual([]);
  }

  expect([...origins]).toEqual([new URL(page.url()).origin]);
});
