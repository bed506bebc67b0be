// Screens: mf-offers/src/applicants
import { expectAccessible } from '../support/axe';
import { launch } from '../support/browser-settings';
import { chromiumPath } from '../support/chromium';
import { showsPdf } from '../support/pdf';
import { expect, test } from '../support/test';
import { openReview, openThree } from '../support/three-applied';

// Only the full browser shows a PDF.
test.use(launch(chromiumPath()));

test('a CV stands beside the list, follows whoever is pressed, and leaves by Escape', async ({
  adminPage: page,
  request,
}) => {
  const { applicants, people } = await openThree(page, request);
  const { first, second } = people;
  await applicants.showCurriculum(first.name).click();
  await expect(applicants.curriculum(first.name)).toBeVisible();
  await expect.poll(() => showsPdf(page)).toBe(true);
  await applicants.showCurriculum(second.name).click();
  await expect(applicants.curriculum(second.name)).toBeVisible();
  await expect(applicants.curriculum(first.name)).toBeHidden();
  await applicants.status(second.name).selectOption({ label: 'Entrevista' });
  await expect(page.getByRole('alertdialog')).toContainText(
    'El estado ha sido actualizado correctamente.',
  );
  await page.getByRole('alertdialog').getByRole('button', { name: 'Aceptar' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(applicants.curriculum(second.name)).toBeVisible();

  // While the browser's PDF viewer starts, it may take the focus and so the key press.
  await expect.poll(() => showsPdf(page)).toBe(true);
  await page.getByRole('button', { name: 'Cerrar currículum' }).press('Escape');
  await expect(applicants.curriculum(second.name)).toBeHidden();
});

for (const width of [360, 768, 1280]) {
  test(`D.05 axe finds nothing in any state of the applicants at ${width} px`, async ({
    adminPage: page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const { applicants, people } = await openThree(page, request);
    await expect(applicants.email(people.first.email)).toBeVisible();
    await expectAccessible(page, 'the list');
    for (const { name } of [people.first, people.second]) await applicants.choose(name);
    await expectAccessible(page, 'the list with two chosen');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

    await page.getByRole('button', { name: 'Comparar de 2 a 4' }).click();
    await expect(applicants.comparison().getByText('Cuatro años')).toBeVisible();
    await expectAccessible(page, 'the comparison');
    await page.keyboard.press('Escape');
    await applicants.email(people.first.email).click();
    await expect(applicants.answers().getByText('Cuatro años')).toBeVisible();
    await expectAccessible(page, 'the answers');
    await page.keyboard.press('Escape');
    await applicants.showCurriculum(people.first.name).click();
    await expect.poll(() => showsPdf(page)).toBe(true);
    await expectAccessible(page, 'a CV');
  });
}

for (const width of [360, 768, 1280, 1600]) {
  test(`axe finds nothing in the review at ${width} px, and nothing reaches over its edge`, async ({
    adminPage: page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const { review } = await openReview(page, request);
    await expect.poll(() => showsPdf(page)).toBe(true);
    await review.statusButton('Entrevista').click();
    await expect(review.outcome()).toBeVisible();
    await expectAccessible(page, 'the review');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}
