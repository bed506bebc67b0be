import { paths } from '@portal/kit/routing/paths';
import { chromiumFlags, chromiumShellPath } from '../support/chromium';
import { expectNothingLost } from '../support/reflow';
import { expect, test } from '../support/test';

// As a person sets it in the browser: texts and media queries follow.
test.use({
  launchOptions: {
    executablePath: chromiumShellPath(),
    args: [...chromiumFlags, '--blink-settings=defaultFontSize=32'],
  },
});

for (const width of [360, 1280]) {
  test(`nothing is lost at ${width} px with text of twice the size`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(paths.about);
    const size = await page
      .getByRole('main')
      .getByRole('paragraph')
      .first()
      .evaluate((element) => getComputedStyle(element).fontSize);
    expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(32);
    await expectNothingLost(page);
  });
}
