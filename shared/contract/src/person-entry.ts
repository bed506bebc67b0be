import { entrySchema, formFields, formValues } from './field-entries';
import type { FormValuesOf } from './fields';
import { personFields } from './person-fields';
import type { Person } from './person';

/** Schema of «Pre-entrevista» (S5.17 to S5.20). */
export const personEntry = entrySchema(personFields);
/** Values of the form before validation. */
export type PersonFormValues = FormValuesOf<typeof personFields>;

/** Labels and required fields of the form. */
export const personFormFields = formFields(personFields);

/** Initial values of the form, for an edited or a new person. */
export const personFormValues = (person: Person | undefined) => formValues(personFields, person);
