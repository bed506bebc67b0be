import { expectNothingLost } from './support/reflow';
import { test } from './support/test';

test('a window of 320 px loses nothing, and is never scrolled sideways', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNothingLost(page);
});
