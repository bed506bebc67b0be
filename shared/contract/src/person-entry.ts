import { entrySchema, formFields, formValues } from './field-entries';
import type { FormValuesOf } from './fields';
import { personFields } from './person-fields';
import type { Person } from './person';

/** What staff enter in «Pre-entrevista» (specification §5). */
export const personEntry = entrySchema(personFields);
export type PersonFormValues = FormValuesOf<typeof personFields>;

/** Its labels, and what must be filled in. */
export const personFormFields = formFields(personFields);

/** What the form holds for a person who is edited, or for a new one. */
export const personFormValues = (person: Person | undefined) => formValues(personFields, person);
