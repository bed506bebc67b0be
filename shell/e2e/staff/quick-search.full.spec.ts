// Screens: shell/src/quick-search
import { offerDetailPath, paths } from '@portal/kit/routing/paths';
import { expectAccessible } from '../support/axe';
import { LoginPage } from '../support/pages/login-page';
import { expect, test, type Page } from '../support/test';

const search = (page: Page) => page.getByRole('dialog', { name: 'Búsqueda rápida' });
const field = (page: Page) => search(page).getByRole('combobox');
const options = (page: Page) => search(page).getByRole('option');

test('where staff have no bar, Ctrl+K leads by key to an area, an offer and a candidate', async ({
  staff,
  adminPage: page,
}) => {
  const offer = await staff.createOffer();
  const applicant = await staff.apply(offer.id, `Nadia Quiroga ${offer.id}`);
  const find = async (text: string) => {
    await page.goto(paths.about);
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type(text);
  };
  await find('');
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page, `the quick search at ${width} px`);
  }

  await page.keyboard.type('idiom');
  await expect(options(page)).toHaveText([/^Idiomas/]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.languages);
  await expect(search(page)).toBeHidden();

  await find(offer.name.toUpperCase());
  await expect(options(page)).toHaveText([/^Nadia Quiroga/, /Oferta laboral · Abierta$/]);
  await page.keyboard.press('ArrowDown');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(offerDetailPath(offer.id));
  await expect(search(page)).toBeHidden();

  await find(applicant.email);
  await expect(options(page)).toHaveText([new RegExp(`^${applicant.name}`)]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('table')).toContainText(applicant.email);
  await expect(search(page)).toBeHidden();

  await find('');
  await page.keyboard.press('Escape');
  await expect(search(page)).toBeHidden();
});

test('a visitor finds a page, a service and an open offer by key', async ({ staff, page }) => {
  const offer = await staff.createOffer();
  await page.goto(paths.about);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await expect(options(page).filter({ hasText: 'Módulo principal' })).toHaveCount(0);
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    await expectAccessible(page, `the quick search of a visitor at ${width} px`);
  }
  await page.keyboard.type('reclutamiento');
  await expect(options(page)).toHaveText([/^Hunting/]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.hunting);
  await expect(search(page)).toBeHidden();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('privacidad');
  await expect(options(page)).toHaveText([/^Privacidad/]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.privacy);
  await expect(search(page)).toBeHidden();

  await page.keyboard.press('Control+k');
  await page.keyboard.type(offer.name);
  await expect(options(page)).toHaveText([/Oferta laboral$/]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(offerDetailPath(offer.id));
});

test('the quick search asks before an unsaved form is left', async ({ page }) => {
  await new LoginPage(page).signIn('admin');
  await page.goto(paths.newPerson);
  await page.getByLabel('Nombre').fill('Paulina');
  await page.getByRole('button', { name: 'admin', exact: true }).click();
  await page.getByRole('button', { name: 'Búsqueda rápida' }).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('papelera');
  await expect(options(page)).toHaveText([/^Papelera/]);
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: '¿Salir sin guardar?' });
  await question.getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(page).toHaveURL(paths.trash);
  await expect(search(page)).toBeHidden();
});
