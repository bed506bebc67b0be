// Screens: shell/src/layout
import { paths } from '@portal/kit/routing/paths';
import { expect, test } from '../support/test';

test('the first stop leads over the header to the content', async ({ page }) => {
  await page.goto(paths.about);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');

  await expect(page.locator('main :focus')).toHaveCount(1);
});

test('the keyboard opens the menu of a phone, goes through it, and leaves it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.home);
  const toggle = page.getByRole('banner').getByRole('button', { name: /menú/i });
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Inicio' })).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(toggle).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.about);
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
});
