import { paths } from '@portal/kit/routing/paths';
import { Clock } from '../support/clock';
import { Carousel } from '../support/pages/carousel';
import { expect, test, type Page } from '../support/test';

const sections = [
  ['fabrica-desarrollo', 'Fábrica de desarrollo'],
  ['fabrica-pruebas', 'Fábrica de pruebas'],
  ['soluciones-medida', 'Soluciones a medida'],
] as const;

const card = (page: Page, title: string) =>
  page.getByRole('main').getByRole('link', { name: title });

/** Where the section stands in the window; its head must lie below the header of 60 px. */
const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top));

for (const path of [paths.hunting, paths.outsourcing]) {
  test(`S2.31 S2.32 S9.08 ${path} describes the service in a carousel that moves every three seconds`, async ({
    page,
  }) => {
    const clock = await Clock.install(page);
    const carousel = new Carousel(page);
    await clock.open(path);
    await expect(page.getByRole('main').getByRole('paragraph').first()).toBeVisible();
    await expect(carousel.currentSlide()).toHaveAccessibleName(/^1 de/);

    await clock.pass(2900);
    await expect(carousel.currentSlide()).toHaveAccessibleName(/^1 de/);
    await clock.pass(100);
    await expect(carousel.currentSlide()).toHaveAccessibleName(/^2 de/);
    await clock.pass(3000);
    await expect(carousel.currentSlide()).toHaveAccessibleName(/^3 de/);
  });
}

test('S2.31 S1.06 hunting offers quotes that name the service, and the calculator', async ({
  page,
}) => {
  await page.goto(paths.hunting);
  const quotes = page.getByRole('main').locator('a[href^="https://wa.me/"]');

  expect(await quotes.count()).toBeGreaterThan(1);
  for (const quote of await quotes.all()) {
    const url = new URL((await quote.getAttribute('href')) ?? '');
    expect(url.searchParams.get('text')).toMatch(/^Hola, quiero cotizar: .*hunting/i);
  }
  await page.getByRole('button', { name: 'Calcular tarifa' }).click();
  await expect(page.getByRole('dialog', { name: 'Calculadora de tarifa' })).toBeVisible();
});

test('S2.33 each card of the software factory scrolls smoothly to its section', async ({
  page,
}) => {
  const asked: unknown[] = [];
  await page.exposeFunction('noteScroll', (behavior: unknown) => asked.push(behavior));
  await page.addInitScript(() => {
    const scroll = Reflect.get(Element.prototype, 'scrollIntoView');
    // How many places it passes is up to the browser, and to how busy the machine is.
    Element.prototype.scrollIntoView = function note(options) {
      Reflect.get(window, 'noteScroll')(Reflect.get(Object(options), 'behavior'));
      Reflect.apply(scroll, this, [options]);
    };
  });
  await page.goto(paths.softwareFactory);

  for (const [id, title] of sections) {
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await card(page, title).click();

    await expect.poll(() => topOf(page, id)).toBeLessThan(200);
    expect(await topOf(page, id)).toBeGreaterThanOrEqual(60);
    await expect(page.locator(`#${id}`)).toBeInViewport();
  }
  expect(asked).toEqual(sections.map(() => 'smooth'));
});

test('S2.34 S3.10 S1.04 each section of the factory has three sub-services and quotes that name it', async ({
  page,
}) => {
  await page.goto(paths.softwareFactory);

  for (const [id, title] of sections) {
    const section = page.locator(`section#${id}`);
    await expect(section.getByRole('heading', { level: 2 })).toHaveText(title);
    await expect(section.getByRole('article')).toHaveCount(3);
    const quote = section.locator('a[href^="https://wa.me/"]');
    const url = new URL((await quote.getAttribute('href')) ?? '');
    expect(url.searchParams.get('text')).toContain('Fábrica de software');
    const form = section.locator(`a[href^="${paths.contact}?mensaje="]`);
    await expect(form).toBeVisible();
  }
  await page.goto(paths.services);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(3);
  for (const service of await cards.all()) {
    await expect(service.getByRole('heading')).toBeVisible();
    await expect(service.getByRole('paragraph')).toBeVisible();
    await expect(service.locator('img')).toHaveAttribute('alt', '');
    await expect(service.getByRole('link')).toHaveAttribute('href', /^\/mis-servicios\//);
  }
});

test('a quote by the form carries its subject into the message', async ({ page }) => {
  await page.goto(paths.softwareFactory);
  await page.locator('#fabrica-pruebas').getByRole('link', { name: 'Pedir una propuesta' }).click();

  await expect(page).toHaveURL(/^[^?]*\/contacto\?/);
  await expect(page.getByLabel('Descripción', { exact: true })).toHaveValue(/pruebas/i);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('D.06 a card of the factory leads to its section at once', async ({ page }) => {
    await page.goto(paths.softwareFactory);
    await card(page, 'Soluciones a medida').click();

    await expect.poll(() => topOf(page, 'soluciones-medida')).toBeLessThan(200);
    await expect(page.locator('#soluciones-medida')).toBeFocused();
  });
});
