// Screens: mf-offers/src/applicants
import { expect, test } from '../support/test';
import { openReview } from '../support/three-applied';

test('the whole of the review goes by keyboard alone, and each change goes back', async ({
  adminPage: page,
  request,
}) => {
  const { applicants, review, statuses, people } = await openReview(page, request);
  const { keyboard } = page;
  await expect(review.list()).toBeFocused();
  await expect(review.answers()).toContainText('Cuatro años');

  await keyboard.press('3');
  await expect(review.outcome()).toHaveText(
    `${people.first.name}: Entrevista. El estado ha sido actualizado correctamente.`,
  );
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect.poll(statuses).toEqual(['Entrevista', 'Recibida', 'Recibida']);

  await keyboard.press('ArrowDown');
  await expect(review.person(people.second.name)).toBeVisible();
  await expect(review.answers()).toContainText('Nueve años');
  await keyboard.press('6');
  await expect.poll(statuses).toEqual(['Entrevista', 'Rechazada', 'Recibida']);
  await keyboard.press('k');
  await keyboard.press('n');
  await expect(review.person(people.third.name)).toBeVisible();
  await expect(review.option(people.third.name)).toHaveAttribute('aria-selected', 'true');

  await keyboard.press('u');
  await expect.poll(statuses).toEqual(['Entrevista', 'Recibida', 'Recibida']);
  await expect(review.person(people.second.name)).toBeVisible();
  await keyboard.press('u');
  await expect.poll(statuses).toEqual(['Recibida', 'Recibida', 'Recibida']);

  await keyboard.press('r');
  await expect(review.answers()).toBeFocused();
  await keyboard.press('v');
  await expect(review.curriculum()).toBeFocused();
  await keyboard.press('Escape');
  await expect(applicants.table()).toBeVisible();
});
