// Screens: mf-public/src/home mf-public/src/carousel
import { paths } from '@portal/kit/routing/paths';
import { Clock } from '../support/clock';
import { Carousel } from '../support/pages/carousel';
import { expect, test } from '../support/test';

test('the carousel stops under the pointer and with the focus, its pause button first', async ({
  page,
}) => {
  const clock = await Clock.install(page);
  const carousel = new Carousel(page);
  await clock.open(paths.home);
  await expect(carousel.pause()).toBeVisible();

  await carousel.region().hover();
  await clock.pass(6000);
  await expect(carousel.currentSlide()).toHaveAccessibleName(/^1 de 10/);

  await page.mouse.move(0, 0);
  await carousel.focusFirstControl();
  await expect(carousel.region().locator(':focus')).toHaveAccessibleName(
    /Iniciar presentación|Detener presentación/,
  );
  await clock.pass(6000);
  await expect(carousel.currentSlide()).toHaveAccessibleName(/^1 de 10/);

  await carousel.next().press('Enter');
  await expect(carousel.currentSlide()).toHaveAccessibleName(/^2 de 10/);
  await page.keyboard.press('ArrowLeft');
  await expect(carousel.currentSlide()).toHaveAccessibleName(/^1 de 10/);
});

test.describe('under a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 800 } });

  test('a sweep to the left brings the next slide, a scroll does not', async ({ page }) => {
    const clock = await Clock.install(page);
    const carousel = new Carousel(page);
    await clock.open(paths.home);
    await carousel.region().scrollIntoViewIfNeeded();
    const box = await carousel.region().boundingBox();
    const from = { x: (box?.x ?? 0) + 250, y: (box?.y ?? 0) + 60 };
    const browser = await page.context().newCDPSession(page);
    const sweep = async (across: number, down: number) => {
      const touch = (type: 'touchStart' | 'touchMove', x: number, y: number) =>
        browser.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
      await touch('touchStart', from.x, from.y);
      await touch('touchMove', from.x + across, from.y + down);
      await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };

    await sweep(-120, 10);
    await expect(carousel.currentSlide()).toHaveAccessibleName(/^2 de 10/);
    await sweep(120, 10);
    await expect(carousel.currentSlide()).toHaveAccessibleName(/^1 de 10/);
    await sweep(-50, -150);
    await expect(carousel.currentSlide()).toHaveAccessibleName(/^1 de 10/);
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the carousel does not move by itself, and can be started', async ({ page }) => {
    const clock = await Clock.install(page);
    const carousel = new Carousel(page);
    await clock.open(paths.home);
    await expect(carousel.start()).toBeVisible();
    await clock.pass(10_000);
    await expect(carousel.currentSlide()).toHaveAccessibleName(/^1 de 10/);

    await carousel.start().click();
    await page.mouse.move(0, 0);
    await clock.pass(2000);
    await expect(carousel.currentSlide()).toHaveAccessibleName(/^2 de 10/);
    await expect(carousel.pause()).toBeVisible();
  });
});
