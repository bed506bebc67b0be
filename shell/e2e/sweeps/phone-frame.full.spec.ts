// Screens: shell/src/layout mf-public/src mf-offers/src/offer-detail
import { offerDetailPath, paths } from '@portal/kit/routing/paths';
import { publicPaths } from '../support/public-paths';
import { expect, test, type Page } from '../support/test';

const phone = { width: 360, height: 740 };

test.beforeEach(({ page }) => page.setViewportSize(phone));

const networks = (page: Page) => page.getByRole('navigation', { name: 'Redes sociales' });

/** Share of the window height that fixed elements cover while scrolling. */
const coveredShare = (page: Page) =>
  page.evaluate(() => {
    const fixed = [...document.querySelectorAll('body *')].filter((element) => {
      const { position, pointerEvents } = getComputedStyle(element);
      const isSeen = element.checkVisibility() && element.getBoundingClientRect().height > 0;
      return isSeen && pointerEvents !== 'none' && ['fixed', 'sticky'].includes(position);
    });
    const rows = new Set<number>();
    for (const element of fixed) {
      const { top, bottom } = element.getBoundingClientRect();
      for (let row = Math.max(0, top); row < Math.min(bottom, innerHeight); row += 1) {
        rows.add(Math.floor(row));
      }
    }
    return rows.size / innerHeight;
  });

test('header, action and bubbles leave four fifths of a phone to every page', async ({ page }) => {
  for (const path of publicPaths) {
    await page.goto(path);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 3));
    expect(await coveredShare(page), path).toBeLessThanOrEqual(0.18);
  }
});

test('without an action all eight bubbles are seen', async ({ page }) => {
  await page.goto(paths.about);

  for (const bubble of await networks(page).getByRole('link').all()) {
    await expect(bubble).toBeInViewport({ ratio: 1 });
  }
});

test('the action of an offer stands alone, and all eight bubbles close the page', async ({
  page,
}) => {
  await page.goto(offerDetailPath(1));
  const action = page.getByRole('link', { name: 'Postularme a oferta' });
  await expect(action).toHaveCount(1);
  const place = await action.boundingBox();
  expect(place?.width).toBeGreaterThan(300);
  const bubbles = networks(page).getByRole('link');
  await expect(bubbles).toHaveCount(8);
  await expect(bubbles.first()).not.toBeInViewport();

  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  for (const bubble of await bubbles.all()) {
    await expect(bubble).toBeInViewport({ ratio: 1 });
    const box = await bubble.boundingBox();
    if (!box || !place) throw new Error('The page is not laid out.');
    expect(box.y + box.height).toBeLessThanOrEqual(place.y);
  }
});

test('in a low window the action stands where it is on the page', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await page.goto(offerDetailPath(1));
  await expect(page.getByRole('link', { name: 'Postularme a oferta' })).toBeVisible();

  expect(await coveredShare(page)).toBeCloseTo(60 / 400);
});
