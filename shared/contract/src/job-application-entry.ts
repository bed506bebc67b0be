import * as v from 'valibot';
import { applicantName } from './applicant';
import { curriculumFile } from './curriculum';
import { requiredAmount } from './spanish-number';

/** Second step of the wizard (specification §5). */
export const jobApplicationEntry = v.object({
  name: applicantName,
  salaryExpectation: requiredAmount('La aspiración salarial es obligatoria.'),
  curriculum: curriculumFile,
});
