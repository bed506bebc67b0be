import { paths, pathTo } from '@portal/kit/routing/paths';
import { expectAccessible } from '../support/axe';
import { alertWith } from '../support/pages/alert';
import { Calculator } from '../support/pages/calculator';
import { LoginPage } from '../support/pages/login-page';
import { publicPaths } from '../support/public-paths';
import { expect, test, type Page } from '../support/test';

const staffPaths = [paths.dashboard, paths.candidates, paths.offers, pathTo(paths.applicants, 1)];

const widths = [360, 768, 1280];

async function expectAccessibleAtAllWidths(page: Page, where: string) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page, `${where} at ${width} px`);
  }
}

test('D.05 axe finds nothing on the public pages at 360, 768 and 1280 px', async ({ page }) => {
  test.setTimeout(240_000);
  for (const path of publicPaths) {
    await page.goto(path);
    await expect(page.locator('main').locator('h1, img').first()).toBeVisible();
    await expectAccessibleAtAllWidths(page, path);
  }
});

test('D.05 axe finds nothing on the pages of staff at 360, 768 and 1280 px', async ({
  adminPage: page,
}) => {
  test.setTimeout(240_000);
  for (const path of staffPaths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessibleAtAllWidths(page, path);
  }
});

test('D.05 axe finds nothing in the open calculator, menu and alert', async ({ page }) => {
  const calculator = new Calculator(page);
  await calculator.open();
  await expectAccessibleAtAllWidths(page, 'the calculator');

  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(paths.login);
  const toggle = page.getByRole('banner').getByRole('button', { name: /menú/i });
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 800 });
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible(page, `the open menu at ${width} px`);
    await toggle.click();
  }
  await new LoginPage(page).submit().click();
  await expect(alertWith(page, 'Error Login')).toBeVisible();
  await expectAccessibleAtAllWidths(page, 'the alert');
});

test("D.05 axe finds nothing in the open user's menu and in a question", async ({
  adminPage: page,
  staff,
}) => {
  const { name } = await staff.createSkill();
  await page.goto(paths.skills);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    if (width < 992) await page.getByRole('banner').getByRole('button', { name: /menú/i }).click();
    await page.getByRole('button', { name: 'admin', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Cerrar Sesión' })).toBeVisible();
    await expectAccessible(page, `the user's menu at ${width} px`);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: `Eliminar ${name}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Esta seguro?' });
  await expect(question).toBeVisible();
  await expectAccessibleAtAllWidths(page, 'the question');
  await question.getByRole('button', { name: 'No, Cancelar!' }).click();
});

test.describe('with an unknown address', () => {
  test.use({ expectedConsole: /404/ });

  test('D.05 axe finds nothing on the page that says so', async ({ page }) => {
    await page.goto('/no-existe');
    await expectAccessibleAtAllWidths(page, 'an unknown address');
  });
});
