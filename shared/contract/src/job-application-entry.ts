import * as v from 'valibot';
import { applicantName } from './applicant';
import { curriculumFile } from './curriculum';
import { requiredAmount, requiredAmountIn } from './spanish-number';

const missingAmount = 'La aspiración salarial es obligatoria.';

/** Second step of the wizard (S5.37 to S5.42). */
export const jobApplicationEntry = v.object({
  name: applicantName,
  salaryExpectation: requiredAmount(missingAmount),
  curriculum: curriculumFile,
});

/**
 * The same step for an offer with a salary in this currency: asks again for an amount in another
 * currency.
 */
export const jobApplicationEntryIn = (currency: string | undefined) =>
  v.object({
    ...jobApplicationEntry.entries,
    salaryExpectation: requiredAmountIn(missingAmount, currency),
  });
