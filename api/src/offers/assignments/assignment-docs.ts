import { messageWire } from '@portal/contract/message';
import { offerLanguageWire } from '@portal/contract/offer-language';
import { offerQuestionWire } from '@portal/contract/offer-question';
import { writtenOfferSkillWire } from '@portal/contract/offer-skill';
import * as v from 'valibot';
import type { RouteDocs } from '../../platform/document/route-docs';

const tag = 'Asignaciones';

export const assignmentDocs: Readonly<Record<string, RouteDocs>> = {
  'GET /api/conocimientos_ofertas/id_oferta/:id': {
    tag,
    summary: 'Lista los conocimientos que pide una oferta',
    answer: v.array(writtenOfferSkillWire),
  },
  'POST /api/conocimientos_ofertas/save': {
    tag,
    summary: 'Asigna un conocimiento a una oferta',
    status: 201,
    answer: v.object({ ...messageWire.entries, ...writtenOfferSkillWire.entries }),
    refusals: [404, 409],
  },
  'PUT /api/conocimientos_ofertas/update/:id': {
    tag,
    summary: 'Cambia la experiencia mínima de un conocimiento asignado',
    answer: v.object({ ...messageWire.entries, ...writtenOfferSkillWire.entries }),
    refusals: [409],
  },
  'DELETE /api/conocimientos_ofertas/delete/:id': {
    tag,
    summary: 'Quita un conocimiento de una oferta',
    answer: messageWire,
  },
  'GET /api/ofertas_preguntas/oferta/:id': {
    tag,
    summary: 'Lista las preguntas de una oferta',
    answer: v.array(offerQuestionWire),
  },
  'POST /api/ofertas_preguntas/guardar': {
    tag,
    summary: 'Asigna una pregunta a una oferta',
    status: 201,
    answer: v.object({ ...messageWire.entries, ...offerQuestionWire.entries }),
    refusals: [404, 409],
  },
  'DELETE /api/ofertas_preguntas/eliminar/:id': {
    tag,
    summary: 'Quita una pregunta de una oferta; sus respuestas se conservan',
    answer: messageWire,
  },
  'GET /api/idiomas_ofertas/id_oferta/:id': {
    tag,
    summary: 'Lista los idiomas que pide una oferta',
    answer: v.array(offerLanguageWire),
  },
  'POST /api/idiomas_ofertas/save': {
    tag,
    summary: 'Asigna un idioma con su nivel a una oferta',
    status: 201,
    answer: v.object({ ...messageWire.entries, ...offerLanguageWire.entries }),
    refusals: [404, 409],
  },
  'DELETE /api/idiomas_ofertas/delete/:id': {
    tag,
    summary: 'Quita un idioma de una oferta',
    answer: messageWire,
  },
};
