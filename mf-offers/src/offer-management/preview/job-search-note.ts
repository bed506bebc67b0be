import { jobPosting } from '../../offer-detail/job-posting';

/** Says how Google's job search will show an offer, according to its structured data. */
export function jobSearchNote(job: Parameters<typeof jobPosting>[0], origin: string) {
  const [posting] = jobPosting(job, origin);
  if (!posting) return 'Sin país ni ciudad no entra en Google Empleos.';
  return 'baseSalary' in posting
    ? 'Entra en Google Empleos, con su salario.'
    : 'Entra en Google Empleos, pero sin salario.';
}
