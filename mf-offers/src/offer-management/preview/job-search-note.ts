import { jobPosting } from '../../offer-detail/job-posting';

/** What comes of an offer in Google's search for jobs, by what its page tells of it. */
export function jobSearchNote(job: Parameters<typeof jobPosting>[0], origin: string) {
  const [posting] = jobPosting(job, origin);
  if (!posting) return 'Sin país ni ciudad no entra en Google Empleos.';
  return 'baseSalary' in posting
    ? 'Entra en Google Empleos, con su salario.'
    : 'Entra en Google Empleos, pero sin salario.';
}
