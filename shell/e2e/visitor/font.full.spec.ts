// Screens: mf-public/src shell/server
import { paths } from '@portal/kit/routing/paths';
import { holdRequests } from '../support/hold-requests';
import { expect, test, type Page } from '../support/test';

async function fontsOfHeading(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const found = { nodeId: root.nodeId, selector: 'main h1' };
  const { nodeId } = await session.send('DOM.querySelector', found);
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(({ familyName }) => familyName).join();
}

const shift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, hadRecentInput } = entry.toJSON();
            if (!hadRecentInput) total += value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(total), 500);
      }),
  );

test('a font that comes late moves nothing', async ({ page }) => {
  const bring = await holdRequests(page, '**/*.woff2');
  // After parsing the HTML, the browser invalidates the node ids of the debugger.
  await page.goto(paths.about, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => fontsOfHeading(page)).not.toBe('');
  const before = await fontsOfHeading(page);
  expect(before).not.toMatch(/Figtree/);
  bring();
  await page.waitForFunction(() =>
    [...document.fonts].some(
      ({ family, status }) => family.includes('Variable') && status === 'loaded',
    ),
  );
  expect(await fontsOfHeading(page)).toBe(before);
  expect(await shift(page)).toBe(0);
});
