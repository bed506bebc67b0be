// Screens: shell/src/work-bar shell/src/quick-search
import { paths } from '@portal/kit/routing/paths';
import { WorkBar } from '../support/pages/work-bar';
import { expect, test } from '../support/test';

/*
 * Before this field, counted in the sources: «Módulo principal», the card of the candidates, their
 * search field, the name.
 */
test('a recruiter finds one candidate by Ctrl+K, the name, Enter, and by Ctrl+Enter another tab in which one is signed in', async ({
  staff,
  adminPage: page,
}) => {
  const offer = await staff.createOffer();
  const applicant = await staff.apply(offer.id, `Íñigo "Ñato" Quiroga ${offer.id}`);
  const keys: string[] = [];
  const press = async (key: string) => {
    keys.push(key);
    await page.keyboard.press(key);
  };
  const bar = new WorkBar(page);
  await page.goto(paths.people);
  // Until the search bar has loaded, the shortcut opens the dialog.
  await expect(bar.field()).toBeVisible();
  await press('Control+k');
  await expect(bar.field()).toBeFocused();

  // Enter comes before the server's answer and must wait for it.
  await page.keyboard.type(`quiroga ${offer.id}`);
  await press('Enter');

  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('table')).toContainText(applicant.email);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(bar.field()).toHaveValue('');
  expect(keys).toHaveLength(2);

  await bar.place('Cuentas').focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('papelera');
  await expect(bar.options()).toHaveText([/^Papelera/]);
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page.keyboard.press('Control+Enter'),
  ]);
  await expect(tab).toHaveURL(paths.trash);
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Papelera');
  await tab.close();

  await expect(page).toHaveURL(new RegExp(paths.candidates));
  await page.keyboard.press('Escape');
  await expect(bar.field()).toHaveValue('');
  await expect(bar.options()).toHaveCount(0);
  await expect(bar.field()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(bar.place('Cuentas')).toBeFocused();
});
