import { entrySchema } from './field-entries';
import type { FormValuesOf } from './fields';
import { offerLanguageFields } from './offer-language';
import { offerQuestionFields } from './offer-question';
import { offerSkillFields } from './offer-skill';

// Forms that assign something to an offer (S5.26, S5.43 to S5.46).

/** Form for assigning a question (S5.43). */
export const offerQuestionEntry = entrySchema(offerQuestionFields);
/** Values of that form before validation. */
export type OfferQuestionFormValues = FormValuesOf<typeof offerQuestionFields>;

/** Form for assigning a language and its level (S5.45). */
export const offerLanguageEntry = entrySchema(offerLanguageFields);
/** Values of that form before validation. */
export type OfferLanguageFormValues = FormValuesOf<typeof offerLanguageFields>;

/** Form for assigning a skill and its minimum experience (S5.26). */
export const offerSkillEntry = entrySchema(offerSkillFields);
