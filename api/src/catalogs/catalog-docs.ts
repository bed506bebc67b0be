import {
  skillRecordWire,
  questionRecordWire,
  languageRecordWire,
} from '@portal/contract/catalog-records';
import { levelWire } from '@portal/contract/level';
import { messageWire } from '@portal/contract/message';
import * as v from 'valibot';
import type { RouteDocs } from '../platform/document/route-docs';

const tag = 'Maestros';

export const catalogDocs: Readonly<Record<string, RouteDocs>> = {
  'GET /api/conocimientos': {
    tag,
    summary: 'Lista los conocimientos',
    answer: v.array(skillRecordWire),
  },
  'POST /api/conocimientos/save': {
    tag,
    summary: 'Crea un conocimiento',
    status: 201,
    answer: v.object({ ...messageWire.entries, ...skillRecordWire.entries }),
    refusals: [409],
  },
  'PUT /api/conocimientos/update/:id': {
    tag,
    summary: 'Cambia un conocimiento',
    answer: v.object({ ...messageWire.entries, ...skillRecordWire.entries }),
    refusals: [409],
  },
  'DELETE /api/conocimientos/delete/:id': {
    tag,
    summary: 'Elimina un conocimiento que ninguna oferta usa',
    answer: messageWire,
    refusals: [409],
  },
  'GET /api/idiomas': { tag, summary: 'Lista los idiomas', answer: v.array(languageRecordWire) },
  'POST /api/idiomas/save': {
    tag,
    summary: 'Crea un idioma',
    status: 201,
    answer: v.object({ ...messageWire.entries, ...languageRecordWire.entries }),
    refusals: [409],
  },
  'PUT /api/idiomas/update/:id': {
    tag,
    summary: 'Cambia un idioma',
    answer: v.object({ ...messageWire.entries, ...languageRecordWire.entries }),
    refusals: [409],
  },
  'DELETE /api/idiomas/delete/:id': {
    tag,
    summary: 'Elimina un idioma que ninguna oferta usa',
    answer: messageWire,
    refusals: [409],
  },
  'GET /api/preguntas': {
    tag,
    summary: 'Lista las preguntas',
    answer: v.array(questionRecordWire),
  },
  'POST /api/preguntas/guardarPregunta': {
    tag,
    summary: 'Crea una pregunta',
    status: 201,
    answer: v.object({ ...messageWire.entries, ...questionRecordWire.entries }),
    refusals: [409],
  },
  'PUT /api/preguntas/updatePregunta/:id': {
    tag,
    summary: 'Cambia una pregunta',
    answer: v.object({ ...messageWire.entries, ...questionRecordWire.entries }),
    refusals: [409],
  },
  'DELETE /api/preguntas/deletePregunta/:id': {
    tag,
    summary: 'Elimina una pregunta que ninguna oferta hace',
    answer: messageWire,
    refusals: [409],
  },
  'GET /api/nivel': { tag, summary: 'Lista los niveles de idioma', answer: v.array(levelWire) },
};
