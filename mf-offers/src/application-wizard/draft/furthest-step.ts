import { jobApplicationEntryIn } from '@portal/contract/job-application-entry';
import * as v from 'valibot';
import { steps, type Step, type WizardDraft } from '../../on-device/wizard-draft';

/** The visitor's input, and the currency of the offer if it states one. */
type Entered = {
  draft: WizardDraft;
  curriculum: File | undefined;
  currency: string | undefined;
};

/** True if all steps before this one are complete (S4.14, S4.15). */
export const isReached = (step: Step, entered: Entered) =>
  steps.indexOf(step) <= steps.indexOf(furthestStep(entered));

/** The last step that can be shown. */
export function furthestStep({ draft, curriculum, currency }: Entered): Step {
  const { email, check, name, salaryExpectation, isCurriculumUnchecked, sent } = draft;
  if (check?.email !== email) return 'email';
  const entry = jobApplicationEntryIn(currency);
  const isDescribed =
    !isCurriculumUnchecked && v.is(entry, { name, salaryExpectation, curriculum });
  return isDescribed || sent.upload === 'done' ? 'answers' : 'details';
}
