import { company } from '@portal/contract/company';
import { paths } from '@portal/kit/routing/paths';
import { expect, test } from '../support/test';

const menu = [
  paths.home,
  paths.about,
  paths.referralProgram,
  paths.hunting,
  paths.outsourcing,
  paths.softwareFactory,
  paths.contact,
  paths.workWithUs,
  paths.offers,
];

test('S1.01 S2.11 the root leads to the home page, in Spanish', async ({ page }) => {
  await page.goto('/');

  await expect(page).toHaveURL(paths.home);
  await expect(page.locator('html')).toHaveAttribute('lang', /^es/);
  const texts = await page.locator('header, footer, button').allInnerTexts();
  expect(texts.join(' ')).not.toMatch(/\b(home|about|services|contact|login|menu|next|the|and)\b/i);
});

test('S1.02 the footer lists exactly the twelve countries', async ({ page }) => {
  await page.goto(paths.home);

  const countries = page.getByRole('contentinfo').getByRole('list', { name: 'Países' });
  await expect(countries.getByRole('listitem')).toHaveText([...company.countries]);
});

test('S1.03 the social bar links the eight networks in new tabs', async ({ page }) => {
  await page.goto(paths.home);

  for (const { network, url } of company.socialLinks) {
    const link = page.locator('a[target="_blank"]').and(page.locator(`[href="${url}"]`));
    await expect(link).toHaveAccessibleName(new RegExp(network));
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
});

test('S2.01 S9.13 the header stays at the top and is 60 px high', async ({ page }) => {
  await page.goto(paths.home);
  await page.mouse.wheel(0, 1000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1000);

  const header = page.getByRole('banner');
  await expect(header).toHaveCSS('position', 'fixed');
  expect(await header.boundingBox()).toMatchObject({ y: 0, height: 60 });
});

test('S2.02 S2.03 S4.06 the menu is collapsed on a phone until its button is pressed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(paths.home);
  const toggle = page.getByRole('banner').getByRole('button', { name: /menú/i });
  const contact = page.getByRole('banner').getByRole('link', { name: 'Contacto' });

  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(contact).toBeHidden();
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(contact).toBeVisible();
  await toggle.click();
  await expect(contact).toBeHidden();

  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(contact).toBeVisible();
});

test('S2.04 choosing any link of the open menu navigates and closes it', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(paths.privacy);
  const banner = page.getByRole('banner');
  const toggle = banner.getByRole('button', { name: /menú/i });

  for (const path of [...menu, paths.login]) {
    await toggle.click();
    await banner.locator(`nav a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(page.locator('main h1:focus, main:focus')).toHaveCount(1);
  }
});

test('S2.05 S2.06 S2.07 each link of the menu leads to its page and is the one marked there', async ({
  page,
}) => {
  await page.goto(paths.home);
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: 'Consultoría/Outsourcing' })).toBeVisible();
  await expect(banner.getByRole('link', { name: 'Fábrica de software' })).toBeVisible();

  for (const path of menu) {
    await banner.locator(`nav a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
    await expect(banner.locator('a[aria-current="page"]')).toHaveCount(1);
    await expect(banner.locator(`a[href="${path}"]`)).toHaveAttribute('aria-current', 'page');
  }
});

test('S2.08 a visitor finds «Iniciar Sesión» in the header', async ({ page }) => {
  await page.goto(paths.home);
  await page.getByRole('banner').getByRole('link', { name: 'Iniciar Sesión' }).click();

  await expect(page).toHaveURL(paths.login);
});

test('S2.10 S2.12 every public page stands on a direct load and after a reload', async ({
  page,
}) => {
  for (const path of [...menu, paths.services, paths.login]) {
    await page.goto(path);
    await page.reload();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.locator('main').locator('h1, img').first()).toBeVisible();
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'LinkedIn' })).toBeVisible();
  }
});

test('D.08 each page has a title of its own, which a navigation announces, and gets the focus', async ({
  page,
}) => {
  await page.goto(paths.services);
  const titles = new Set([await page.title()]);
  const banner = page.getByRole('banner');

  for (const path of [...menu, paths.login]) {
    await banner.locator(`nav a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
    await expect(page.locator('main h1:focus, main:focus')).toHaveCount(1);
    const title = await page.title();
    await expect(page.locator('[aria-live="polite"]').getByText(title)).toHaveCount(1);
    titles.add(title);
  }
  expect(titles.size).toBe(menu.length + 2);
});

test('an unknown address answers 404 with a page that leads home', async ({ request }) => {
  expect((await request.get('/no-existe')).status()).toBe(404);
});

test.describe('with an unknown address', () => {
  test.use({ expectedConsole: /404/ });

  test('the visitor reads it in Spanish and finds the way home', async ({ page }) => {
    await page.goto('/no-existe');

    await expect(page.getByRole('heading', { level: 1 })).toContainText('no');
    await page
      .getByRole('main')
      .getByRole('link', { name: /inicio/i })
      .click();
    await expect(page).toHaveURL(paths.home);
  });
});

test('S9.14 the footer has one to four columns by width', async ({ page }) => {
  for (const [width, columns] of [
    [400, 1],
    [700, 2],
    [900, 3],
    [1200, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(paths.home);
    const list = page.getByRole('contentinfo').getByRole('list', { name: 'Países' });
    const template = await list.evaluate((grid) => getComputedStyle(grid).gridTemplateColumns);
    expect(template.split(' ')).toHaveLength(columns);
  }
});

test('S9.15 the social bubbles shrink with the screen', async ({ page }) => {
  for (const [width, size] of [
    [1200, 40],
    [500, 30],
    [260, 25],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(paths.home);
    const box = await page.getByRole('link', { name: 'LinkedIn' }).boundingBox();
    expect(box).toMatchObject({ width: size, height: size });
  }
});

test('the social bar has its size before its bubbles have arrived', async ({ page }) => {
  for (const width of [1200, 500, 260]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(paths.home);
    const bar = page.getByRole('navigation', { name: 'Redes sociales' });
    const whole = await bar.boundingBox();

    await bar.getByRole('list').evaluate((list) => list.replaceChildren());
    expect(await bar.boundingBox()).toEqual(whole);
  }
});
