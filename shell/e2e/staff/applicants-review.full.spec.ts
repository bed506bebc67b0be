// Screens: mf-offers/src/applicants
import { appliedOffer } from '../support/applied-offer';
import { ApplicantsPage } from '../support/pages/applicants-page';
import { ReviewPage } from '../support/pages/review-page';
import { expect, test } from '../support/test';
import { openReview } from '../support/three-applied';

/*
 * Effort before the review screen, counted in its sources. First «Revisar con teclado», the first
 * e-mail and C for the CV. Then for each of thirty applicants Enter for the answers, Esc, a digit
 * and ↓. That makes 122 actions, never with answers and CV side by side, and without undo.
 */
test('thirty applicants are judged in sixty actions, each with CV and answers in sight', async ({
  adminPage: page,
  request,
}) => {
  test.setTimeout(120_000);
  const answers = Array.from({ length: 30 }, (_, index) => `Respuesta ${index + 1}.ª, "así" y Ñ`);
  const { api, offer } = await appliedOffer(
    request,
    answers.map((text) => ({ answers: [text] })),
  );
  const applicants = new ApplicantsPage(page);
  const review = new ReviewPage(page);
  const actions: string[] = [];
  const press = async (key: string) => {
    actions.push(key);
    await page.keyboard.press(key);
  };
  await applicants.open(offer.id);

  actions.push('Revisar');
  await applicants.review().click();
  for (const [index, answer] of answers.toReversed().entries()) {
    if (index > 0) await press('n');
    await expect(review.answers()).toContainText(answer);
    await expect(review.curriculum()).toBeInViewport();
    await press(String(2 + (index % 4)));
  }

  const unreviewed = async () =>
    (await api.applicationsOf(offer.id)).filter(({ status }) => status.name === 'Recibida').length;
  await expect.poll(unreviewed).toBe(0);
  expect(actions).toHaveLength(60);
});

test('its keys can be switched off, and buttons do the same', async ({
  adminPage: page,
  request,
}) => {
  const { review, statuses, people } = await openReview(page, request);
  await page.keyboard.press('?');
  await review.room().getByRole('button', { name: 'Usar teclas' }).click();
  await page.keyboard.press('3');
  await page.keyboard.press('j');
  await expect(review.person(people.first.name)).toBeVisible();

  await review.statusButton('Finalista').click();
  await expect(review.statusButton('Finalista')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(statuses).toEqual(['Finalista', 'Recibida', 'Recibida']);
  await review.room().getByRole('button', { name: 'Siguiente sin revisar' }).click();
  await expect(review.person(people.second.name)).toBeVisible();
  await review.room().getByRole('button', { name: 'Deshacer' }).click();
  await expect.poll(statuses).toEqual(['Recibida', 'Recibida', 'Recibida']);
});

test.describe('fingers', () => {
  test.use({ hasTouch: true });

  test('are told of no keys, neither in the review nor in the bar of staff', async ({
    adminPage: page,
    request,
  }) => {
    const { review } = await openReview(page, request);
    await expect(review.statusButton('Entrevista')).toBeVisible();
    await expect(page.locator('kbd').filter({ visible: true })).toHaveCount(0);
    await expect(review.room().getByText('Mover')).toBeHidden();
  });

  test('find the statuses under the thumb, whatever is read, and what they did above them', async ({
    adminPage: page,
    request,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const { review } = await openReview(page, request);
    const inSight = { ratio: 1 };
    await expect(review.statusButton('Entrevista')).toBeInViewport(inSight);
    await page.getByRole('region', { name: 'Currículum' }).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 400);
    await expect(page.getByRole('region', { name: 'Currículum' })).toBeInViewport();

    await expect(review.statusButton('Recibida')).toBeInViewport(inSight);
    await review.statusButton('Entrevista').click();
    await expect(review.outcome()).toBeInViewport(inSight);
    await expect(review.room().getByRole('button', { name: 'Deshacer' })).toBeInViewport(inSight);
  });
});

test('a reload leads back to the same person, and those already judged keep their place', async ({
  adminPage: page,
  request,
}) => {
  const { review, statuses, people } = await openReview(page, request);
  await page.keyboard.press('j');
  await page.keyboard.press('2');
  await expect.poll(statuses).toEqual(['Recibida', 'En revisión', 'Recibida']);
  await expect(review.option(people.second.name)).toContainText('En revisión');
  await page.reload();

  await expect(review.person(people.second.name)).toBeVisible();
  await expect(review.room()).toContainText('2 de 3');
});

test('a colleague’s change is there within the review', async ({ adminPage: page, request }) => {
  const { api, offer, review, people } = await openReview(page, request);
  const [latest] = await api.applicationsOf(offer.id);
  if (!latest) throw new Error('Expected an applicant.');

  await api.changeStatus(latest, 5);

  await expect(review.option(people.first.name)).toContainText('Contratada');
  await expect(review.statusButton('Contratada')).toHaveAttribute('aria-pressed', 'true');
});

test('the list that was searched is what is reviewed', async ({ adminPage: page, request }) => {
  const { applicants, review, people } = await openReview(page, request);
  await page.keyboard.press('Escape');
  await page.getByLabel('Buscar por nombre, correo o respuesta').fill('nueve años');
  await expect(applicants.row(people.first.name)).toBeHidden();
  await applicants.review().click();

  await expect(review.person(people.second.name)).toBeVisible();
  await expect(review.room()).toContainText('1 de 1');
});
