import type { OfferLanguage } from '../offer-language';
import type { OfferQuestion } from '../offer-question';
import type { OfferSkill } from '../offer-skill';
export declare const anOfferSkill: (changes?: Partial<OfferSkill>) => OfferSkill;
export declare const anOfferQuestion: (changes?: Partial<OfferQuestion>) => OfferQuestion;
export declare const anOfferLanguage: (changes?: Partial<OfferLanguage>) => OfferLanguage;
