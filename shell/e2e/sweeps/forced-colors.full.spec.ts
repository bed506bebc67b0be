// Screens: shell/src/layout mf-offers/src/application-wizard mf-offers/src/applicants
import type { Locator } from '@playwright/test';
import { applicantsPath, applicationPath, paths } from '@portal/kit/routing/paths';
import { expect, test, type Page } from '../support/test';

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

type Mark = { ground: string; edge: string; edgeWidth: number };

/** Style of the mark of the current page, which forced colours change. */
const markOf = (page: Page, name: string) =>
  page
    .getByRole('banner')
    .getByRole('link', { name })
    .evaluate((link): Mark => {
      const style = getComputedStyle(link, '::after');
      const side = style.borderBottomWidth === '0px' ? 'InlineStart' : 'Bottom';
      return {
        ground: style.backgroundColor,
        edge: style[`border${side}Color`],
        edgeWidth: Number.parseFloat(style[`border${side}Width`]),
      };
    });

for (const width of [360, 1280]) {
  test(`at ${width} px forced colours keep the mark of the current page, and the line of the header`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(paths.hunting);
    const banner = page.getByRole('banner');
    if (width < 992) await banner.getByRole('button', { name: 'Menú' }).click();
    await expect(banner.getByRole('link', { name: 'Hunting' })).toBeVisible();

    const ground = await banner.evaluate((header) => getComputedStyle(header).backgroundColor);
    const mark = await markOf(page, 'Hunting');
    expect(mark.edgeWidth).toBe(3);
    expect(mark.edge).not.toBe(ground);
    // A background would get the page colour and cover the content below.
    expect(mark.ground).toMatch(/^rgba\(.*, 0\)$/);
  });
}

test('forced colours tell the link to the offers and the frame of the services by their edges', async ({
  page,
}) => {
  await page.goto(paths.about);
  const banner = page.getByRole('banner');
  const frame = banner.getByRole('listitem').filter({ has: page.getByRole('list') });

  for (const part of [banner.getByRole('link', { name: 'Ofertas laborales' }), frame]) {
    const { color, width } = await part.evaluate((element) => {
      const { borderTopColor, borderTopWidth } = getComputedStyle(element);
      return { color: borderTopColor, width: borderTopWidth };
    });
    expect(width).toBe('1px');
    expect(color).not.toMatch(/^rgba\(.*, 0\)$/);
  }
});

test('forced colours tell the current step of an application from the others', async ({ page }) => {
  await page.goto(applicationPath(1));
  const steps = page.getByRole('main').getByRole('listitem');
  await expect(steps).toHaveCount(3);

  const grounds = await steps.evaluateAll((items) =>
    items.map((item) => getComputedStyle(item.querySelector('span') ?? item).backgroundColor),
  );
  const [current, ...others] = grounds;
  expect(others).not.toContain(current);
});

test('forced colours leave a status its form, in the colour of its name', async ({
  adminPage: page,
}) => {
  await page.goto(applicantsPath(1));
  const tabs = page
    .getByRole('group', { name: 'Estado de los aplicantes' })
    .getByRole('button')
    .filter({ has: page.locator('svg') });
  await expect(tabs.first()).toBeVisible();

  const marks = await tabs.evaluateAll((buttons) =>
    buttons.map((button) => {
      const mark = button.querySelector('svg') ?? button;
      const isLikeName = getComputedStyle(mark).color === getComputedStyle(button).color;
      return { form: mark.innerHTML, isLikeName };
    }),
  );
  expect(marks.length).toBeGreaterThanOrEqual(6);
  expect(marks.filter(({ isLikeName }) => !isLikeName)).toEqual([]);
  expect(new Set(marks.map(({ form }) => form)).size).toBe(marks.length);

  const edgeOf = (tab: Locator) =>
    tab.evaluate((button) => getComputedStyle(button).borderBottomColor);
  const chosen = page.getByRole('button', { name: /^Todas/, pressed: true });
  expect(await edgeOf(chosen)).not.toBe(await edgeOf(tabs.first()));
});
