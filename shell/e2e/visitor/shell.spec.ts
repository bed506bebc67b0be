// Screens: shell/src/layout shell/src/start mf-public/src
import { paths } from '@portal/kit/routing/paths';
import { menuPaths } from '../support/public-paths';
import { expect, test } from '../support/test';

test('S1.01 S2.01 S2.02 S2.03 S2.11 S4.06 S9.13 S9.14 S9.15 the root leads home, in Spanish, within a frame that fits the screen', async ({
  page,
}) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  const width = (pixels: number) => page.setViewportSize({ width: pixels, height: 800 });

  await test.step('it is in Spanish', async () => {
    await expect(page).toHaveURL(paths.home);
    await expect(page.locator('html')).toHaveAttribute('lang', /^es/);
    const texts = await page.locator('header, footer, button').allInnerTexts();
    expect(texts.join(' ')).not.toMatch(
      /\b(home|about|services|contact|login|menu|next|the|and)\b/i,
    );
  });

  await test.step('the header stays at the top', async () => {
    await page.mouse.wheel(0, 1000);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1000);
    await expect(header).toHaveCSS('position', 'fixed');
    expect(await header.boundingBox()).toMatchObject({ y: 0, height: 60 });
  });

  await test.step('the menu is collapsed on a phone until its button is pressed', async () => {
    await width(375);
    const toggle = header.getByRole('button', { name: /menú/i });
    const contact = header.getByRole('link', { name: 'Contacto' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(contact).toBeHidden();
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(contact).toBeVisible();
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(contact).toBeHidden();
    await width(1280);
    await expect(contact).toBeVisible();
  });

  await test.step('the footer has one to four columns by width', async () => {
    const list = page.getByRole('contentinfo').getByRole('list', { name: 'Países' });
    const columns = () =>
      list.evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
    for (const [pixels, count] of [
      [400, 1],
      [700, 2],
      [900, 3],
      [1200, 4],
    ] as const) {
      await width(pixels);
      await expect.poll(columns).toBe(count);
    }
  });

  await test.step('the social bubbles shrink with the screen', async () => {
    const bubble = page.getByRole('link', { name: 'LinkedIn' });
    for (const [pixels, size] of [
      [1200, 40],
      [500, 30],
      [260, 25],
    ] as const) {
      await width(pixels);
      await expect.poll(() => bubble.boundingBox()).toMatchObject({ width: size, height: size });
    }
  });
});

test('S2.04 S2.07 D.08 each link of the menu leads to its page, which has a title of its own that is announced, and gets the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(paths.services);
  const titles = new Set([await page.title()]);
  const banner = page.getByRole('banner');
  const toggle = banner.getByRole('button', { name: /menú/i });

  for (const path of [...menuPaths, paths.login]) {
    await toggle.click();
    await banner.locator(`nav a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(banner.locator('a[aria-current="page"]')).toHaveCount(1);
    await expect(banner.locator(`a[href="${path}"]`)).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('main h1:focus, main:focus')).toHaveCount(1);
    const title = await page.title();
    await expect(page.locator('[aria-live="polite"]').getByText(title)).toHaveCount(1);
    titles.add(title);
  }
  expect(titles.size).toBe(menuPaths.length + 2);
});
