import { paths } from '@portal/kit/routing/paths';
import { Clock } from './support/clock';
import { HomePage } from './support/pages/home-page';
import { expect, test } from './support/test';

test('S2.22 S2.23 S9.08 the carousel has ten slides and moves on every two seconds', async ({
  page,
}) => {
  const clock = await Clock.install(page);
  const home = new HomePage(page);
  await clock.open(paths.home);
  await expect(home.slides()).toHaveCount(10);
  await expect(home.currentSlide()).toHaveAccessibleName(/^1 de 10/);

  await clock.pass(2000);
  await expect(home.currentSlide()).toHaveAccessibleName(/^2 de 10/);
  await clock.pass(18_000);
  await expect(home.currentSlide()).toHaveAccessibleName(/^1 de 10/);
});

test('D.07 the carousel stops under the pointer and with the focus, its pause button first', async ({
  page,
}) => {
  const clock = await Clock.install(page);
  const home = new HomePage(page);
  await clock.open(paths.home);
  await expect(home.pause()).toBeVisible();

  await home.carousel().hover();
  await clock.pass(6000);
  await expect(home.currentSlide()).toHaveAccessibleName(/^1 de 10/);

  await page.mouse.move(0, 0);
  await home.focusFirstControl();
  await expect(home.carousel().locator(':focus')).toHaveAccessibleName(
    /Iniciar presentación|Detener presentación/,
  );
  await clock.pass(6000);
  await expect(home.currentSlide()).toHaveAccessibleName(/^1 de 10/);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('D.06 the carousel does not move by itself, and can be started', async ({ page }) => {
    const clock = await Clock.install(page);
    const home = new HomePage(page);
    await clock.open(paths.home);
    await expect(home.start()).toBeVisible();

    await clock.pass(10_000);
    await expect(home.currentSlide()).toHaveAccessibleName(/^1 de 10/);
  });
});

test('S1.04 S2.24 S2.25 S1.06 the home page leads to the services, to a quote and to the contact', async ({
  page,
}) => {
  await page.goto(paths.home);
  const main = page.getByRole('main');

  for (const path of [paths.hunting, paths.outsourcing, paths.softwareFactory, paths.contact]) {
    await expect(main.locator(`a[href="${path}"]`).first()).toBeVisible();
  }
  await expect(main.locator('a[href^="https://wa.me/"]').first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page can be read and its links work', async ({ page }) => {
    await page.goto(paths.home);

    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('main').locator(`a[href="${paths.contact}"]`).first().click();
    await expect(page).toHaveURL(paths.contact);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
