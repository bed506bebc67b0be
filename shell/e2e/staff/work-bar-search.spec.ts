import { offerDetailPath, paths } from '@portal/kit/routing/paths';
import { expectAccessible } from '../support/axe';
import { WorkBar } from '../support/pages/work-bar';
import { expect, test } from '../support/test';

/*
 * What it took before there was this field, counted on its sources: «Módulo principal», the card of the
 * candidates, their search field, and the name.
 */
test('a recruiter finds one candidate: Ctrl+K, the name, Enter', async ({
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
  await page.goto(paths.people);
  // Until the bar is there, the key opens the dialog.
  await expect(new WorkBar(page).field()).toBeVisible();
  await press('Control+k');
  await expect(new WorkBar(page).field()).toBeFocused();

  // Faster than the server: Enter waits for what is found.
  await page.keyboard.type(`quiroga ${offer.id}`);
  await press('Enter');

  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('table')).toContainText(applicant.email);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(new WorkBar(page).field()).toHaveValue('');
  expect(keys).toHaveLength(2);
});

test('what is found stands below the field by its kind: people, candidates, offers and screens', async ({
  staff,
  adminPage: page,
}) => {
  const offer = await staff.createOffer();
  const person = await staff.createPerson();
  await staff.apply(offer.id, `Nadia ${person.lastName}`);
  await page.goto(paths.dashboard);
  const bar = new WorkBar(page);

  await bar.field().fill(person.lastName.toUpperCase());
  await expect(bar.group('Candidatos').getByRole('option')).toHaveText([/^Nadia Peña/]);
  await expect(bar.group('Personas').getByRole('option')).toHaveText([/^Íñigo Peña/]);
  for (const width of [768, 1280, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page, `what was found at ${width} px`);
  }
  await page.keyboard.press('ArrowDown');
  await expect(bar.options().last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${paths.person.replace(':id', '')}${person.id}$`));

  await bar.field().fill(offer.name);
  await bar.group('Ofertas').getByRole('option').click();
  await expect(page).toHaveURL(offerDetailPath(offer.id));

  // The page may still be on its way: it takes nothing from who types on.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('idiom');
  await expect(bar.group('Pantallas').getByRole('option')).toHaveText([/^Idiomas/]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.languages);
});

test('Ctrl+Enter opens another tab in which one is signed in; Esc empties, then gives the focus back', async ({
  adminPage: page,
}) => {
  await page.goto(paths.dashboard);
  const bar = new WorkBar(page);
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

  await expect(page).toHaveURL(paths.dashboard);
  await page.keyboard.press('Escape');
  await expect(bar.field()).toHaveValue('');
  await expect(bar.options()).toHaveCount(0);
  await expect(bar.field()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(bar.place('Cuentas')).toBeFocused();
});

test('nothing that was found is told, and leaving the field closes what it opened', async ({
  adminPage: page,
}) => {
  await page.goto(paths.dashboard);
  const bar = new WorkBar(page);
  await bar.field().fill('ñ"%_\\ nadie se llama así');
  await expect(bar.search().getByRole('status')).toHaveText('0 resultados');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.dashboard);

  await bar.field().fill('papelera');
  await expect(bar.options()).toHaveCount(1);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(bar.options()).toHaveCount(0);
  await bar.field().focus();
  await expect(bar.options()).toHaveCount(1);
});
