import { entrySchema } from './field-entries';
import type { FormValuesOf } from './fields';
import { offerLanguageFields } from './offer-language';
import { offerQuestionFields } from './offer-question';
import { offerSkillFields } from './offer-skill';

// What staff choose to assign something to an offer (specification §5).

export const offerQuestionEntry = entrySchema(offerQuestionFields);
export type OfferQuestionFormValues = FormValuesOf<typeof offerQuestionFields>;

export const offerLanguageEntry = entrySchema(offerLanguageFields);
export type OfferLanguageFormValues = FormValuesOf<typeof offerLanguageFields>;

export const offerSkillEntry = entrySchema(offerSkillFields);
