import type { Offer } from '@portal/contract/offer';

const fields: readonly { name: string; read: (offer: Offer) => string }[] = [
  { name: 'Título', read: ({ title }) => title },
  { name: 'Vacantes', read: ({ vacancies }) => String(vacancies) },
  { name: 'Rango salarial', read: ({ salaryRange }) => salaryRange },
  { name: 'Horario', read: ({ schedule }) => schedule },
  { name: 'Formación', read: ({ training }) => training.name },
  { name: 'Tipo de contrato', read: ({ contractType }) => contractType.name },
  { name: 'Estado', read: ({ status }) => status.name },
  { name: 'Modalidad', read: ({ workMode }) => workMode.name },
  { name: 'Descripción', read: ({ description }) => description },
  { name: 'Beneficios', read: ({ benefits }) => benefits },
  { name: 'Países', read: ({ countries }) => countries.map(({ name }) => name).join(', ') },
  { name: 'Ciudades', read: ({ cities }) => cities.map(({ name }) => name).join(', ') },
];

/** What a colleague has changed, one line a field; a long text is only named. */
export const offerDifferences = (before: Offer, after: Offer) =>
  fields
    .filter(({ read }) => read(before) !== read(after))
    .map(({ name, read }) => `${name}: ${shortened(read(after))}`);

const longest = 80;

const shortened = (text: string) =>
  text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text || '(vacío)';
