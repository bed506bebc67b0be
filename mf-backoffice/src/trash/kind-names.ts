import type { TrashKind } from '@portal/contract/trash';

export const kindNames: Record<TrashKind, string> = {
  offer: 'Oferta',
  offerSkill: 'Conocimiento de una oferta',
  offerQuestion: 'Pregunta de una oferta',
  offerLanguage: 'Idioma de una oferta',
  question: 'Pregunta',
  skill: 'Conocimiento',
  language: 'Idioma',
  person: 'Persona',
};
