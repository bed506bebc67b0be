// Screens: mf-public/src/services mf-public/src/page-parts
import { paths } from '@portal/kit/routing/paths';
import { expect, test, type Page } from '../support/test';

const sections = [
  ['fabrica-desarrollo', 'Fábrica de desarrollo'],
  ['fabrica-pruebas', 'Fábrica de pruebas'],
  ['soluciones-medida', 'Soluciones a medida'],
] as const;

const card = (page: Page, title: string) =>
  page.getByRole('main').getByRole('link', { name: title });

/** Position of the section in the window. Its heading must be below the header of 60 px. */
const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top));

test('S2.33 each card of the software factory scrolls smoothly to its section', async ({
  page,
}) => {
  const asked: unknown[] = [];
  await page.exposeFunction('noteScroll', (behavior: unknown) => asked.push(behavior));
  await page.addInitScript(() => {
    const scroll = Reflect.get(Element.prototype, 'scrollIntoView');
    // The number of scroll positions depends on the browser and on the load of the machine.
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
