import { jobApplicationEntry } from '@portal/contract/job-application-entry';
import * as v from 'valibot';
import type { Step } from '../../on-device/wizard-draft';
import type { DraftState } from './draft-store';

/** The last step that may be shown: all before it are filled in (specification §4). */
export function furthestStep({ draft, curriculum }: DraftState): Step {
  const { email, check, name, salaryExpectation, sent } = draft;
  if (check?.email !== email) return 'email';
  const isDescribed = v.is(jobApplicationEntry, { name, salaryExpectation, curriculum });
  return isDescribed || sent.upload === 'done' ? 'answers' : 'details';
}
