import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { appliedOffer } from './applied-offer';
import { ApplicantsPage } from './pages/applicants-page';
import { ReviewPage } from './pages/review-page';

async function threeApplied(request: APIRequestContext) {
  const { api, offer, latest, earlier } = await appliedOffer(request, [
    { answers: ['En un mes', 'Dos años'] },
    { answers: ['De inmediato', 'Nueve años'] },
    { answers: ['En dos semanas', 'Cuatro años'] },
  ]);
  const [first, second, third] = [latest, ...earlier].map(({ applicant }) => applicant);
  if (!first || !second || !third) throw new Error('Expected three applicants.');
  const statuses = async () =>
    (await api.applicationsOf(offer.id)).map(({ status }) => status.name);
  return { api, offer, statuses, people: { first, second, third } };
}

export async function openThree(page: Page, request: APIRequestContext) {
  const applied = await threeApplied(request);
  const applicants = new ApplicantsPage(page);
  await applicants.open(applied.offer.id);
  return { ...applied, applicants };
}

/** Opens the review screen of their offer. */
export async function openReview(page: Page, request: APIRequestContext) {
  const list = await openThree(page, request);
  await list.applicants.review().click();
  const review = new ReviewPage(page);
  await expect(review.person(list.people.first.name)).toBeVisible();
  return { ...list, review };
}
