import type { JobApplication } from '../job-application';

/** A job application to the offer of `anOffer`, for tests. */
export const anApplication = (changes: Partial<JobApplication> = {}): JobApplication => {
  const { id = 1 } = changes;
  return {
    id,
    code: undefined,
    applicant: { id, name: `Candidata ${id}`, email: `candidata${id}@example.org` },
    offer: { id: 1, title: 'Desarrollo Angular' },
    salaryExpectation: 1500,
    offerTitle: undefined,
    salaryCurrency: undefined,
    offerCurrency: undefined,
    appliedAt: '2026-03-05T14:07:00',
    curriculum: 'b2c4.pdf',
    status: { id: 1, name: 'Recibida' },
    withdrawnAt: undefined,
    isEmailConfirmed: undefined,
    version: undefined,
    ...changes,
  };
};
