import type { OfferLanguage } from '../offer-language';
import type { OfferQuestion } from '../offer-question';
import type { OfferSkill } from '../offer-skill';

/** A skill of the offer of `anOffer`, for tests. */
export const anOfferSkill = (changes: Partial<OfferSkill> = {}): OfferSkill => ({
  id: 10,
  skill: { id: 1, name: 'Angular' },
  minimumExperience: '1 año',
  offerId: 1,
  version: 1,
  ...changes,
});

/** A question of the offer of `anOffer`, for tests. */
export const anOfferQuestion = (changes: Partial<OfferQuestion> = {}): OfferQuestion => ({
  id: 11,
  question: { id: 111, name: '¿Años de experiencia?' },
  offerId: 1,
  ...changes,
});

/** A language of the offer of `anOffer`, for tests. */
export const anOfferLanguage = (changes: Partial<OfferLanguage> = {}): OfferLanguage => ({
  id: 5,
  language: { id: 1, name: 'Inglés' },
  level: { id: 3, name: 'Avanzado' },
  offerId: 1,
  ...changes,
});
