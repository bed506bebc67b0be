import * as v from 'valibot';
import { applicantEmailEntry } from './applicant';
import { maxCodeLength } from './own-applications';
import { requiredText } from './text';

/** What a person types to find an application of their own. */
export const ownApplicationEntry = v.object({
  code: requiredText('El código es obligatorio.', maxCodeLength),
  email: applicantEmailEntry.entries.email,
});
