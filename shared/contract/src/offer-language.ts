import * as v from 'valibot';
import { requiredChoice } from './choice';
import { languageToWire, languageWire, toLanguage, type Language } from './language';
import { levelToWire, levelWire, toLevel, type Level } from './level';
import { offerReferenceWire, toOfferId } from './offer';
import { wireInteger, wireObject } from './wire';

/** A language that an offer asks for, and how well. */
export type OfferLanguage = { id: number; language: Language; level: Level; offerId: number };

/** What staff choose to assign a language (specification §5). */
export const offerLanguageEntry = v.object({
  languageId: requiredChoice('El idioma es requerido.'),
  levelId: requiredChoice('El nivel es requerido.'),
});
export type OfferLanguageEntry = v.InferOutput<typeof offerLanguageEntry>;
export type OfferLanguageFields = v.InferInput<typeof offerLanguageEntry>;

export const offerLanguageWire = wireObject({
  id_oferta_idioma: wireInteger,
  idioma: v.nullish(languageWire, {}),
  nivel: v.nullish(levelWire, {}),
  ofertas: v.nullish(offerReferenceWire, {}),
});

export const offerLanguageFromWire = v.pipe(
  offerLanguageWire,
  v.transform((wire): OfferLanguage => ({
    id: wire.id_oferta_idioma,
    language: toLanguage(wire.idioma),
    level: toLevel(wire.nivel),
    offerId: toOfferId(wire.ofertas),
  })),
);

export const offerLanguageToWire = ({ id, language, level, offerId }: OfferLanguage) => ({
  id_oferta_idioma: id,
  idioma: languageToWire(language),
  nivel: levelToWire(level),
  ofertas: { id_oferta: offerId },
});

export type OfferLanguageWrite = OfferLanguageEntry & { offerId: number };

export const offerLanguageWriteToWire = ({ languageId, levelId, offerId }: OfferLanguageWrite) => ({
  idioma: { id_idioma: languageId },
  nivel: { id_nivel: levelId },
  ofertas: { id_oferta: offerId },
});
