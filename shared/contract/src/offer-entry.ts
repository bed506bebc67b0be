import { entrySchema, formFields, formValues } from './field-entries';
import type { FormValuesOf } from './fields';
import type { Offer } from './offer';
import { offerFields } from './offer-fields';

/** Checks what staff enter in the offer dialog (specification §5). */
export const offerEntry = entrySchema(offerFields);

/** Its labels, and what must be filled in. */
export const offerFormFields = formFields(offerFields);

/** What the dialog holds before it is read. */
export type OfferFormValues = FormValuesOf<typeof offerFields>;

/** The same for an offer that is edited, or for a new one. */
export const offerFormValues = (offer: Offer | undefined) => formValues(offerFields, offer);
