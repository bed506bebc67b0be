// Screens: shell/src/work-bar
import { paths } from '@portal/kit/routing/paths';
import { staffPaths } from '@portal/kit/routing/staff-paths';
import { holdRequests } from '../support/hold-requests';
import { WorkBar } from '../support/pages/work-bar';
import { forgetShifts, noteShifts, shiftsOf } from '../support/layout-shifts';
import { expect, test, type Page } from '../support/test';

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test('each place leads there and is marked, by keyboard at every width, and on a phone under the thumb', async ({
  adminPage: page,
}) => {
  await page.goto(paths.dashboard);
  const bar = new WorkBar(page);
  for (const width of [360, 768, 1280, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await overflow(page)).toBe(0);
    for (const place of await bar.places().getByRole('link').all()) {
      await place.focus();
      await expect(place).toBeInViewport({ ratio: 0.9 });
    }
  }

  await test.step('on a phone they slide, the current one is in sight, and all can be pressed', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await bar.place('Papelera').press('Enter');
    await expect(page).toHaveURL(paths.trash);
    await page.reload();
    await expect(bar.place('Papelera')).toBeInViewport({ ratio: 1 });
    await expect(bar.field()).toBeHidden();
    for (const target of [bar.button(), ...(await bar.places().getByRole('link').all())]) {
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await bar.button().click();
    await expect(page.getByRole('dialog', { name: 'Búsqueda rápida' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(bar.button()).toBeFocused();
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  const ways = [
    [/^Ofertas/, paths.offers],
    [/^Candidatos/, paths.candidates],
    [/^Solicitudes/, staffPaths.requests],
    ['Personas', paths.people],
    ['Cuentas', staffPaths.accounts],
    ['Maestro', paths.catalogs],
    ['Papelera', paths.trash],
    ['Inicio', paths.dashboard],
  ] as const;
  for (const [name, path] of ways) {
    await bar.place(name).press('Enter');
    await expect(page).toHaveURL(path);
    await expect(bar.place(name)).toHaveAttribute('aria-current', 'page');
    await expect(bar.current()).toHaveCount(1);
  }
});

test('a bar that comes late moves nothing, nor do its numbers', async ({ adminPage: page }) => {
  const bring = await holdRequests(page, '**/*staff-tools*');
  await noteShifts(page);
  await page.goto(staffPaths.accounts);
  await expect(page.getByRole('table')).toBeVisible();
  // The counts per status arrive in a separate call.
  await expect(page.getByRole('button', { name: /^Todas\s*\d/ })).toBeVisible();
  const before = await page.getByRole('heading', { level: 1 }).boundingBox();
  await forgetShifts(page);
  bring();
  await expect(new WorkBar(page).place(/\d+ abiertas$/)).toBeVisible();

  expect(await page.getByRole('heading', { level: 1 }).boundingBox()).toEqual(before);
  expect(await shiftsOf(page)).toEqual([]);
});
