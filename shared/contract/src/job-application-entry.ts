import * as v from 'valibot';
import { applicantName } from './applicant';
import { curriculumFile } from './curriculum';
import { requiredAmount, requiredAmountIn } from './spanish-number';

const missingAmount = 'La aspiración salarial es obligatoria.';

/** Second step of the wizard (specification §5). */
export const jobApplicationEntry = v.object({
  name: applicantName,
  salaryExpectation: requiredAmount(missingAmount),
  curriculum: curriculumFile,
});

/** The same for an offer that is paid in a currency: an amount that names another one is asked back. */
export const jobApplicationEntryIn = (currency: string | undefined) =>
  v.object({
    ...jobApplicationEntry.entries,
    salaryExpectation: requiredAmountIn(missingAmount, currency),
  });
