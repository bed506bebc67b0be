// Screens: mf-offers/src/applicants
import { appliedOffer } from '../support/applied-offer';
import { expectAccessible } from '../support/axe';
import { expectAllInReach, longWord } from '../support/long-words';
import { ApplicantsPage } from '../support/pages/applicants-page';
import { expect, test, type Page } from '../support/test';

/** Controls of the cards below 24 × 24 px. */
const tooSmall = (page: Page) =>
  page
    .getByRole('table')
    .locator('tbody :is(a, button, select, input)')
    .evaluateAll((controls) =>
      controls
        .map((control) => control.getBoundingClientRect())
        .filter(({ width, height }) => width < 24 || height < 24),
    );

for (const width of [360, 768]) {
  test(`at ${width} px an applicant is a card of five lines at most, however long the words`, async ({
    adminPage: page,
    request,
  }) => {
    const people = [{ name: 'Íñigo Peña' }, { name: longWord.slice(0, 200) }];
    const { offer } = await appliedOffer(request, people);
    const applicants = new ApplicantsPage(page);
    await page.setViewportSize({ width, height: 800 });
    await applicants.open(offer.id);
    const cards = applicants.table().locator('tbody').getByRole('row');
    await expect(cards).toHaveCount(2);

    const heights = await cards.evaluateAll((rows) =>
      rows.map((row) => row.getBoundingClientRect().height),
    );
    expect(Math.max(...heights)).toBeLessThan(175);
    expect(await tooSmall(page)).toEqual([]);
    await expectAllInReach(page, 'the cards');
    await expectAccessible(page, 'the cards');
  });
}

test('on a phone the whole page is chosen by one box, which an empty list does not have', async ({
  adminPage: page,
  request,
}) => {
  const { offer } = await appliedOffer(request, [{ name: 'Ana Ñandú' }, { name: 'Fe Luz' }]);
  const applicants = new ApplicantsPage(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await applicants.open(offer.id);
  const all = page.getByRole('checkbox', { name: 'Elegir toda la página' });
  await all.check();
  await expect(applicants.chosen()).toContainText('2 elegidos');
  await all.uncheck();

  await page.getByLabel('Buscar por nombre, correo o respuesta').fill('nadie así');
  await expect(applicants.table()).toContainText('No se encontraron registros');
  await expect(all).toBeHidden();
});
