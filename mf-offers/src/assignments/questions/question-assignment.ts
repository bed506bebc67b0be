import {
  offerQuestionEntry,
  type OfferQuestionFormValues,
} from '@portal/contract/assignment-entries';
import type { OfferQuestion, OfferQuestionEntry } from '@portal/contract/offer-question';
import {
  createOfferQuestion,
  deleteOfferQuestion,
  offerQuestionsResource,
} from '@portal/kit/resources/offer-questions';
import { questionsResource } from '@portal/kit/resources/questions';
import type { Assignment } from '../catalog-items/assignment';

/** Questions that an offer asks its applicants, for their page and their section. */
export const questionAssignment: Assignment<
  OfferQuestion,
  OfferQuestionFormValues,
  OfferQuestionEntry
> = {
  kind: 'offerQuestion',
  title: 'Asignar preguntas',
  task: 'asignar preguntas',
  missingIdText: 'No se puede asignar preguntas sin un ID de oferta válido.',
  listOf: offerQuestionsResource,
  loading: 'Cargando preguntas...',
  loadFailure: 'No pudimos cargar las preguntas de la oferta.',
  caption: 'Preguntas asignadas',
  emptyText: 'No hay preguntas asignadas.',
  columns: [
    { header: 'N°', isCompact: true, cell: (_question, index) => index + 1 },
    { header: 'Pregunta', cell: ({ question }) => question.name },
  ],
  itemOf: ({ question }) => question,
  entry: offerQuestionEntry,
  nothingChosen: { questionId: '' },
  item: {
    name: 'questionId',
    label: 'Pregunta',
    list: questionsResource,
    failure: 'Error cargando preguntas disponibles.',
    hints: {
      whenNone: 'No hay preguntas disponibles. Créalas primero en el maestro.',
      whenAllAssigned: 'Todas las preguntas ya han sido asignadas.',
    },
  },
  submitLabel: 'Asignar Pregunta',
  waitsForChoice: true,
  incomplete: 'Por favor, selecciona una pregunta y asegúrate de que la oferta esté cargada.',
  assign: createOfferQuestion,
  assigned: {
    success: 'La pregunta fue asignada.',
    failure: 'No pudimos asignar la pregunta. Inténtalo de nuevo.',
  },
  unassign: deleteOfferQuestion,
  unassigned: {
    success: 'La pregunta ya no está asignada.',
    failure: 'No pudimos quitar la pregunta. Inténtalo de nuevo.',
  },
};
