import type { AdminApi } from './admin-api';
import type { Application } from './pages/offers-pages';
import { expect } from './test';

/** Expects exactly this job application for the offer, with its CV and answers. */
export async function expectArrived(api: AdminApi, offerId: number, application: Application) {
  const arrived = await api.applicationsOf(offerId);
  expect(arrived).toHaveLength(1);
  const [{ applicant, salaryExpectation, curriculum = '' } = expectOne()] = arrived;
  expect(applicant).toMatchObject({ name: application.name, email: application.email });
  expect(salaryExpectation).toBe(2_600_000);
  expect(await api.answersOf(offerId, applicant.id)).toEqual(application.answers);
  expect((await api.curriculum(curriculum)).equals(application.curriculum)).toBe(true);
}

function expectOne(): never {
  throw new Error('No application has arrived.');
}
