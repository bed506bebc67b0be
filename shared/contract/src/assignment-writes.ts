import * as v from 'valibot';
import { writeFromWire } from './field-writes';
import { offerLanguageFields } from './offer-language';
import { offerQuestionFields } from './offer-question';
import { offerSkillFields, type OfferSkillWrite } from './offer-skill';
import { eitherSpelling, requestObject, requestVersion, requiredReference } from './request';
import { requiredText } from './text';
import { toVersion, type Versioned } from './version';

// Bodies that assign something to an offer, as the server validates them.

/** Body of POST /api/ofertas_preguntas/guardar (S7.17). */
export const offerQuestionWriteFromWire = writeFromWire(offerQuestionFields);
/** Body of POST /api/idiomas_ofertas/save (S7.18). */
export const offerLanguageWriteFromWire = writeFromWire(offerLanguageFields);

const { skill, minimumExperience: experience } = offerSkillFields;
const skillReference = requiredReference('id_conocimientos', skill.required);

const noOffer = 'No se puede guardar: ID de oferta no disponible...';

/**
 * The skill may have either spelling (S3.08), which a table of fields cannot express for requests.
 */
const offerSkillWriteWire = v.intersect([
  eitherSpelling(
    requestObject({ conocimientos: skillReference }),
    requestObject({ conocimiento: skillReference }),
  ),
  requestObject({
    experiencia_minima: requiredText(experience.required, experience.max),
    oferta: eitherSpelling(
      requiredReference('id_oferta', noOffer),
      requiredReference('id_ofertas', noOffer),
    ),
    ...requestVersion,
  }),
]);

/** Body of a created or updated skill of an offer (S7.16). */
export const offerSkillWriteFromWire = v.pipe(
  offerSkillWriteWire,
  v.transform((wire): OfferSkillWrite & Versioned => ({
    skillId: ('conocimientos' in wire ? wire.conocimientos : wire.conocimiento).id_conocimientos,
    minimumExperience: wire.experiencia_minima,
    offerId: 'id_oferta' in wire.oferta ? wire.oferta.id_oferta : wire.oferta.id_ofertas,
    ...toVersion(wire),
  })),
);
