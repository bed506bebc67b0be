import {
  languageRecordFields,
  questionRecordFields,
  skillRecordFields,
} from '@portal/contract/catalog-records';
import type { TrashKind } from '@portal/contract/trash';
import type { Schema } from '../../platform/database/schema';

/** A list that staff maintain for all offers. All these tables have the same columns. */
export type MasterData = {
  kind: TrashKind;
  table: 'skills' | 'languages' | 'questions';
  /** The table of the offers that use an item, and its column with the item's id. */
  usedIn: { table: keyof Schema; column: string };
  paths: { list: string; create: string; update: string; delete: string };
  fields: typeof skillRecordFields | typeof languageRecordFields | typeof questionRecordFields;
  /** For the user; the lists differ in grammatical gender. */
  texts: { created: string; updated: string; deleted: string; missing: string };
  summaries: { list: string; create: string; update: string; delete: string };
};

const skills: MasterData = {
  kind: 'skill',
  table: 'skills',
  usedIn: { table: 'offerSkills', column: 'skillId' },
  paths: {
    list: '/api/conocimientos',
    create: '/api/conocimientos/save',
    update: '/api/conocimientos/update',
    delete: '/api/conocimientos/delete',
  },
  fields: skillRecordFields,
  texts: {
    created: 'El conocimiento fue creado con éxito.',
    updated: 'El conocimiento fue actualizado con éxito.',
    deleted: 'El conocimiento fue eliminado con éxito.',
    missing: 'El conocimiento no existe.',
  },
  summaries: {
    list: 'Lista los conocimientos',
    create: 'Crea un conocimiento',
    update: 'Cambia un conocimiento',
    delete: 'Elimina un conocimiento que ninguna oferta usa',
  },
};

const languages: MasterData = {
  kind: 'language',
  table: 'languages',
  usedIn: { table: 'offerLanguages', column: 'languageId' },
  paths: {
    list: '/api/idiomas',
    create: '/api/idiomas/save',
    update: '/api/idiomas/update',
    delete: '/api/idiomas/delete',
  },
  fields: languageRecordFields,
  texts: {
    created: 'El idioma fue creado con éxito.',
    updated: 'El idioma fue actualizado con éxito.',
    deleted: 'El idioma fue eliminado con éxito.',
    missing: 'El idioma no existe.',
  },
  summaries: {
    list: 'Lista los idiomas',
    create: 'Crea un idioma',
    update: 'Cambia un idioma',
    delete: 'Elimina un idioma que ninguna oferta usa',
  },
};

const questions: MasterData = {
  kind: 'question',
  table: 'questions',
  usedIn: { table: 'offerQuestions', column: 'questionId' },
  paths: {
    list: '/api/preguntas',
    create: '/api/preguntas/guardarPregunta',
    update: '/api/preguntas/updatePregunta',
    delete: '/api/preguntas/deletePregunta',
  },
  fields: questionRecordFields,
  texts: {
    created: 'La pregunta fue creada con éxito.',
    updated: 'La pregunta fue actualizada con éxito.',
    deleted: 'La pregunta fue eliminada con éxito.',
    missing: 'La pregunta no existe.',
  },
  summaries: {
    list: 'Lista las preguntas',
    create: 'Crea una pregunta',
    update: 'Cambia una pregunta',
    delete: 'Elimina una pregunta que ninguna oferta hace',
  },
};

export const masterData: readonly MasterData[] = [skills, languages, questions];
