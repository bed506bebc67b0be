import type { JobApplication } from '@portal/contract/job-application';

export const candidate = (id: number, changes: Partial<JobApplication> = {}): JobApplication => ({
  id,
  applicant: { id, name: `Candidata ${id}`, email: `candidata${id}@example.org` },
  offer: { id: 1, title: 'Desarrollo Angular' },
  salaryExpectation: 1500,
  appliedAt: '2026-03-05T14:07:00',
  curriculum: 'b2c4.pdf',
  status: { id: 1, name: 'Recibida' },
  ...changes,
});
