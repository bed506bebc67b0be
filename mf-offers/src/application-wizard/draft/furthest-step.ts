import { jobApplicationEntryIn } from '@portal/contract/job-application-entry';
import * as v from 'valibot';
import { steps, type Step, type WizardDraft } from '../../on-device/wizard-draft';

/** What was entered, and what the offer is paid in, if it says so. */
type Entered = {
  draft: WizardDraft;
  curriculum: File | undefined;
  currency: string | undefined;
};

/** Whether a step may be shown: all before it are filled in (specification §4). */
export const isReached = (step: Step, entered: Entered) =>
  steps.indexOf(step) <= steps.indexOf(furthestStep(entered));

/** The last step that may be shown. */
export function furthestStep({ draft, curriculum, currency }: Entered): Step {
  const { email, check, name, salaryExpectation, isCurriculumUnchecked, sent } = draft;
  if (check?.email !== email) return 'email';
  const entry = jobApplicationEntryIn(currency);
  const isDescribed =
    !isCurriculumUnchecked && v.is(entry, { name, salaryExpectation, curriculum });
  return isDescribed || sent.upload === 'done' ? 'answers' : 'details';
}
