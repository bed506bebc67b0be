import type { JobApplication } from '@portal/contract/job-application';
import type { Offer } from '@portal/contract/offer';
import type { OfferQuestion } from '@portal/contract/offer-question';

export const chile = { id: 3, name: 'Chile' };
export const colombia = { id: 4, name: 'Colombia' };
export const santiago = { id: 31, name: 'Santiago', country: chile };
export const bogota = { id: 41, name: 'Bogotá', country: colombia };

/** An offer for tests; what a test is about is given as changes. */
export const anOffer = (changes: Partial<Offer> = {}): Offer => ({
  id: 1,
  title: 'Desarrollo Angular',
  vacancies: 3,
  salaryRange: '$2.000.000 a $2.800.000',
  schedule: 'Lunes a viernes, 9:00 a 18:00',
  description: 'Banca en línea\nEquipo de seis personas',
  benefits: 'Seguro de salud\nQuince días de vacaciones',
  createdAt: '2026-03-05',
  training: { id: 3, name: 'Profesional universitario' },
  contractType: { id: 1, name: 'Término indefinido' },
  status: { id: 1, name: 'Abierta' },
  workMode: { id: 1, name: 'Remoto' },
  countries: [chile],
  cities: [santiago],
  creatorId: 7,
  version: 1,
  ...changes,
});

export const anOfferQuestion = (id: number, name: string): OfferQuestion => ({
  id,
  question: { id: id + 100, name },
  offerId: 1,
});

export const anApplication = (
  id: number,
  name: string,
  changes: Partial<JobApplication> = {},
): JobApplication => ({
  id,
  applicant: { id: id + 10, name, email: `aplicante${id}@example.org` },
  offer: { id: 1, title: 'Desarrollo Angular' },
  salaryExpectation: 1_500_000,
  appliedAt: '2026-03-05T14:07:00',
  curriculum: 'b2c4.pdf',
  status: { id: 1, name: 'Recibida' },
  ...changes,
});
