import { entrySchema } from './field-entries';
import type { FormValuesOf } from './fields';
import { offerLanguageFields } from './offer-language';
import { offerQuestionFields } from './offer-question';
import { offerSkillFields } from './offer-skill';

// Forms that assign something to an offer (S5.26, S5.43 to S5.46).

export const offerQuestionEntry = entrySchema(offerQuestionFields);
export type OfferQuestionFormValues = FormValuesOf<typeof offerQuestionFields>;

export const offerLanguageEntry = entrySchema(offerLanguageFields);
export type OfferLanguageFormValues = FormValuesOf<typeof offerLanguageFields>;

export const offerSkillEntry = entrySchema(offerSkillFields);
