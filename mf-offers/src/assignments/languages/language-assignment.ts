import {
  offerLanguageEntry,
  type OfferLanguageFormValues,
} from '@portal/contract/assignment-entries';
import type { OfferLanguage, OfferLanguageEntry } from '@portal/contract/offer-language';
import { languagesResource } from '@portal/kit/resources/languages';
import { levelsResource } from '@portal/kit/resources/levels';
import {
  createOfferLanguage,
  deleteOfferLanguage,
  offerLanguagesResource,
} from '@portal/kit/resources/offer-languages';
import type { Assignment, Choice } from '../catalog-items/assignment';

export const languageChoice = {
  name: 'languageId',
  label: 'Idioma',
  list: languagesResource,
  failure: 'Error cargando idiomas disponibles.',
  hints: {
    whenNone: 'No hay idiomas disponibles. Créalos primero en el maestro.',
    whenAllAssigned: 'Todos los idiomas ya han sido asignados.',
  },
} satisfies Choice<OfferLanguageFormValues>;

export const levelChoice = {
  name: 'levelId',
  label: 'Nivel',
  list: levelsResource,
  failure: 'No se pudieron cargar los niveles.',
} satisfies Choice<OfferLanguageFormValues>;

/** Languages that an offer requires, for their page and their section. */
export const languageAssignment: Assignment<
  OfferLanguage,
  OfferLanguageFormValues,
  OfferLanguageEntry
> = {
  kind: 'offerLanguage',
  title: 'Asignar idiomas',
  task: 'asignar idiomas',
  missingIdText: 'No se puede asignar idiomas sin un ID de oferta válido.',
  listOf: offerLanguagesResource,
  loading: 'Cargando idiomas...',
  loadFailure: 'No pudimos cargar los idiomas de la oferta.',
  caption: 'Idiomas asignados',
  emptyText: 'No hay idiomas asignados.',
  columns: [
    { header: 'Idioma', cell: ({ language }) => language.name },
    { header: 'Nivel', cell: ({ level }) => level.name },
  ],
  itemOf: ({ language }) => language,
  entry: offerLanguageEntry,
  nothingChosen: { languageId: '', levelId: '' },
  item: languageChoice,
  detail: levelChoice,
  submitLabel: 'Asignar Idioma',
  incomplete:
    'Por favor, selecciona un idioma, un nivel y asegúrate de que la oferta esté cargada.',
  assign: createOfferLanguage,
  assigned: {
    success: 'El idioma fue asignado.',
    failure: 'No pudimos asignar el idioma. Inténtalo de nuevo.',
  },
  unassign: deleteOfferLanguage,
  unassigned: {
    success: 'El idioma ya no está asignado.',
    failure: 'No pudimos quitar el idioma. Inténtalo de nuevo.',
  },
};
