import * as v from 'valibot';
import { toOfferId } from './offer';
import { offerLanguageEntry, type OfferLanguageWrite } from './offer-language';
import { offerQuestionEntry, type OfferQuestionWrite } from './offer-question';
import { offerSkillEntry, type OfferSkillWrite } from './offer-skill';
import { eitherSpelling, requestObject, requestVersion, requiredReference } from './request';
import { toVersion, type Versioned } from './version';

// What the server reads for what is assigned to an offer.

/** An offer that a request has to name, under either spelling of its id. */
const requiredOffer = (message: string) =>
  eitherSpelling(requiredReference('id_oferta', message), requiredReference('id_ofertas', message));

const skillReference = requiredReference(
  'id_conocimientos',
  offerSkillEntry.entries.skillId.message,
);

const offerSkillWriteWire = v.intersect([
  eitherSpelling(
    requestObject({ conocimientos: skillReference }),
    requestObject({ conocimiento: skillReference }),
  ),
  requestObject({
    experiencia_minima: offerSkillEntry.entries.minimumExperience,
    oferta: requiredOffer('No se puede guardar: ID de oferta no disponible...'),
    ...requestVersion,
  }),
]);

export const offerSkillWriteFromWire = v.pipe(
  offerSkillWriteWire,
  v.transform((wire): OfferSkillWrite & Versioned => ({
    skillId: ('conocimientos' in wire ? wire.conocimientos : wire.conocimiento).id_conocimientos,
    minimumExperience: wire.experiencia_minima,
    offerId: toOfferId(wire.oferta),
    ...toVersion(wire),
  })),
);

export const offerQuestionWriteFromWire = v.pipe(
  requestObject({
    preguntas: requiredReference('id_pregunta', offerQuestionEntry.entries.questionId.message),
    ofertas: requiredOffer('No se puede asignar preguntas sin un ID de oferta válido.'),
  }),
  v.transform((wire): OfferQuestionWrite => ({
    questionId: wire.preguntas.id_pregunta,
    offerId: toOfferId(wire.ofertas),
  })),
);

export const offerLanguageWriteFromWire = v.pipe(
  requestObject({
    idioma: requiredReference('id_idioma', offerLanguageEntry.entries.languageId.message),
    nivel: requiredReference('id_nivel', offerLanguageEntry.entries.levelId.message),
    ofertas: requiredOffer('No se puede asignar idiomas sin un ID de oferta válido.'),
  }),
  v.transform((wire): OfferLanguageWrite => ({
    languageId: wire.idioma.id_idioma,
    levelId: wire.nivel.id_nivel,
    offerId: toOfferId(wire.ofertas),
  })),
);
