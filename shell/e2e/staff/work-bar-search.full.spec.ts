// Screens: shell/src/work-bar shell/src/quick-search
import { offerDetailPath, paths } from '@portal/kit/routing/paths';
import { expectAccessible } from '../support/axe';
import { WorkBar } from '../support/pages/work-bar';
import { expect, test } from '../support/test';

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

  // The page may still be loading; it must not take the focus during typing.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('idiom');
  await expect(bar.group('Pantallas').getByRole('option')).toHaveText([/^Idiomas/]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.languages);
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
