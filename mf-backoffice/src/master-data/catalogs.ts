import type { CatalogEntry, CatalogRecord } from '@portal/contract/catalog';
import type { TrashKind } from '@portal/contract/trash';
import {
  createLanguage,
  deleteLanguage,
  languagesResource,
  updateLanguage,
} from '@portal/kit/resources/languages';
import {
  createQuestion,
  deleteQuestion,
  questionsResource,
  updateQuestion,
} from '@portal/kit/resources/questions';
import {
  createSkill,
  deleteSkill,
  skillsResource,
  updateSkill,
} from '@portal/kit/resources/skills';
import { paths } from '@portal/kit/routing/paths';
import type { Resource } from '@portal/runtime';

/** Texts and calls of one catalog. Page, table and dialog are the same for all catalogs. */
export type Catalog = {
  path: string;
  kind: TrashKind;
  title: string;
  /** Name of one item, also the title of the alerts after saving (S8.44). */
  itemName: string;
  /** Name of all items with the article, as in «Cargando las preguntas...». */
  allItems: string;
  description: string;
  list: Resource<CatalogRecord[]>;
  create: (entry: CatalogEntry) => Promise<string>;
  update: (item: CatalogRecord) => Promise<string>;
  remove: (id: number) => Promise<string>;
  /** The page that removes an item from an offer. */
  offerPath: string;
};

export const questions: Catalog = {
  path: paths.questions,
  kind: 'question',
  title: 'Preguntas',
  itemName: 'Pregunta',
  allItems: 'las preguntas',
  description: 'Las que responde quien se postula a una oferta.',
  list: questionsResource,
  create: createQuestion,
  update: updateQuestion,
  remove: deleteQuestion,
  offerPath: paths.offerQuestions,
};

export const skills: Catalog = {
  path: paths.skills,
  kind: 'skill',
  title: 'Conocimientos',
  itemName: 'Conocimiento',
  allItems: 'los conocimientos',
  description: 'Las tecnologías y habilidades que pide una oferta.',
  list: skillsResource,
  create: createSkill,
  update: updateSkill,
  remove: deleteSkill,
  offerPath: paths.offerSkills,
};

export const languages: Catalog = {
  path: paths.languages,
  kind: 'language',
  title: 'Idiomas',
  itemName: 'Idioma',
  allItems: 'los idiomas',
  description: 'Los que pide una oferta, cada uno con su nivel.',
  list: languagesResource,
  create: createLanguage,
  update: updateLanguage,
  remove: deleteLanguage,
  offerPath: paths.offerLanguages,
};

export const catalogs = [questions, skills, languages];
