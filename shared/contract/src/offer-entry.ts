import { entrySchema, formFields, formValues } from './field-entries';
import type { FormValuesOf } from './fields';
import type { Offer } from './offer';
import { offerFields } from './offer-fields';

/** Schema of the offer dialog (S5.29 to S5.33). */
export const offerEntry = entrySchema(offerFields);

/** Labels and required fields of the dialog. */
export const offerFormFields = formFields(offerFields);

/** Values of the dialog before validation. */
export type OfferFormValues = FormValuesOf<typeof offerFields>;

/** Initial values of the dialog, for an edited or a new offer. */
export const offerFormValues = (offer: Offer | undefined) => formValues(offerFields, offer);
