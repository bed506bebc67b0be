import type { OwnApplication } from '../own-applications';

/** A job application as shown to an applicant with its code, for tests. */
export const anOwnApplication = (changes: Partial<OwnApplication> = {}): OwnApplication => ({
  code: 'P-1-7QK4ZD',
  offer: { id: 1, title: 'Desarrollo Angular' },
  offerTitle: 'Desarrollo Angular',
  isOfferOpen: true,
  offerClosedAt: undefined,
  appliedAt: '2026-11-14T15:00:00.000Z',
  state: 'review',
  stateSince: '2026-11-18T15:00:00.000Z',
  curriculum: 'cv.pdf',
  isEmailConfirmed: undefined,
  sent: {
    name: 'Ana Pérez',
    maskedEmail: 'a•••@example.org',
    salaryExpectation: 1_500_000,
    salaryCurrency: 'CLP',
    offerCurrency: 'CLP',
    answers: [{ question: '¿Cuándo puedes empezar?', questionToday: undefined, text: 'En marzo' }],
    consent: undefined,
  },
  ...changes,
});
