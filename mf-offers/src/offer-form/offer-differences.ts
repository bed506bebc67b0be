import type { Offer } from '@portal/contract/offer';
import { offerFields, type OfferEntry } from '@portal/contract/offer-entry';

type Field = {
  name: string;
  read: (offer: Offer) => string;
  /** Its name in the form; places are assigned elsewhere. */
  entered?: keyof OfferEntry;
};

const fields: readonly Field[] = [
  { name: 'Título', entered: 'title', read: ({ title }) => title },
  { name: 'Vacantes', entered: 'vacancies', read: ({ vacancies }) => String(vacancies) },
  { name: 'Rango salarial', entered: 'salaryRange', read: ({ salaryRange }) => salaryRange },
  { name: 'Horario', entered: 'schedule', read: ({ schedule }) => schedule },
  { name: 'Formación', entered: 'trainingId', read: ({ training }) => training.name },
  {
    name: 'Tipo de contrato',
    entered: 'contractTypeId',
    read: ({ contractType }) => contractType.name,
  },
  { name: 'Estado', entered: 'statusId', read: ({ status }) => status.name },
  { name: 'Modalidad', entered: 'workModeId', read: ({ workMode }) => workMode.name },
  { name: 'Descripción', entered: 'description', read: ({ description }) => description },
  { name: 'Beneficios', entered: 'benefits', read: ({ benefits }) => benefits },
  { name: 'Países', read: ({ countries }) => countries.map(({ name }) => name).join(', ') },
  { name: 'Ciudades', read: ({ cities }) => cities.map(({ name }) => name).join(', ') },
];

type Versions = {
  /** The offer as both began with it. */
  before: Offer;
  /** As a colleague has saved it since. */
  after: Offer;
  /** What is entered here. */
  entry: OfferEntry;
};

/** What a colleague has changed, one line a field, and where it meets what was entered here. */
export const offerDifferences = ({ before, after, entry }: Versions) =>
  fields
    .filter(({ read }) => read(before) !== read(after))
    .map(({ name, read, entered }) => {
      const isMine = entered !== undefined && entry[entered] !== offerFields(before)[entered];
      return `${name}: ${shortened(read(after))}${isMine ? ' (tú escribiste otra cosa)' : ''}`;
    });

const longest = 80;

const shortened = (text: string) =>
  text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text || '(vacío)';
