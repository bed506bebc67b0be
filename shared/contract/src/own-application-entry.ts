import * as v from 'valibot';
import { applicantEmailEntry } from './applicant';
import { maxCodeLength } from './own-applications';
import { requiredText } from './text';

/** Form for finding one's own job application. */
export const ownApplicationEntry = v.object({
  code: requiredText('El código es obligatorio.', maxCodeLength),
  email: applicantEmailEntry.entries.email,
});
