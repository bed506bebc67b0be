import { skillAlreadyAssigned } from '@portal/contract/offer-skill';
import type { RecordsParts } from '../records';
import type { Domain } from '../platform/domain';
import type { App } from '../platform/http/app-type';
import type { Platform } from '../platform/platform';
import { assignmentTrash } from './assignments/assignment-repository';
import { assignmentDocs, assignmentRoutes } from './assignments/assignment-routes';
import { offerLanguages } from './assignments/offer-languages';
import { offerQuestions, questionAlreadyAssigned } from './assignments/offer-questions';
import { offerSkills } from './assignments/offer-skills';
import { offerCatalogRoutes } from './offer-catalogs';
import { offerDocs } from './offer-docs';
import { offerRoutes } from './offer-routes';
import { offerSubject, offerTrash } from './offer-subject';
import './tables';

export { isOfferVisible, offerMissing, requireVisible } from './offer-repository';

const assignments = [offerSkills, offerQuestions, offerLanguages];

export const offers: Domain & RecordsParts = {
  addRoutes(app: App, platform: Platform) {
    offerRoutes(app, platform);
    offerCatalogRoutes(app, platform);
    for (const kind of assignments) assignmentRoutes(app, platform, kind);
  },
  docs: [
    ...offerDocs,
    {
      name: 'Asignaciones',
      description: 'Los conocimientos, idiomas y preguntas de cada oferta.',
      calls: Object.fromEntries(
        assignments.flatMap((kind) => Object.entries(assignmentDocs(kind))),
      ),
    },
  ],
  constraints: [
    ['offer_skills_offer_id_skill_id_key', skillAlreadyAssigned],
    ['offer_languages_offer_id_language_id_key', 'Este idioma ya ha sido asignado a la oferta.'],
    ['offer_questions_offer_id_question_id_key', questionAlreadyAssigned],
    ['offers_training_id_fkey', 'La formación no existe.'],
    ['offers_contract_type_id_fkey', 'El tipo de contrato no existe.'],
    ['offers_status_id_fkey', 'El estado no existe.'],
    ['offers_work_mode_id_fkey', 'La modalidad no existe.'],
    ['offer_countries_country_id_fkey', 'El país no existe.'],
    ['offer_cities_city_id_fkey', 'La ciudad no existe.'],
    ['offer_languages_level_id_fkey', 'El nivel no existe.'],
  ],
  subjects: [offerSubject],
  trash: [offerTrash, ...assignments.map(assignmentTrash)],
};
