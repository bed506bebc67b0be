import type { Offer } from '@portal/contract/offer';
import type { OfferEntry } from '@portal/contract/offer-entry';
import type { ComparedField } from '@portal/kit/editing/save-over';

type Field = ComparedField<Offer, OfferEntry>;

const text = (label: string, name: keyof OfferEntry & keyof Offer): Field => ({
  label,
  name,
  read: (offer) => String(offer[name]),
});

const choice = (label: string, name: keyof OfferEntry, read: Field['read']): Field => ({
  label,
  name,
  read,
  isChoice: true,
});

const names = (places: readonly { name: string }[]) => places.map(({ name }) => name).join(', ');

/** What two people may have changed of an offer; its places are assigned elsewhere. */
export const comparedFields: readonly Field[] = [
  text('Título', 'title'),
  text('Vacantes', 'vacancies'),
  text('Rango salarial', 'salaryRange'),
  text('Horario', 'schedule'),
  choice('Formación', 'trainingId', ({ training }) => training.name),
  choice('Tipo de contrato', 'contractTypeId', ({ contractType }) => contractType.name),
  choice('Estado', 'statusId', ({ status }) => status.name),
  choice('Modalidad', 'workModeId', ({ workMode }) => workMode.name),
  text('Descripción', 'description'),
  text('Beneficios', 'benefits'),
  { label: 'Países', read: ({ countries }) => names(countries) },
  { label: 'Ciudades', read: ({ cities }) => names(cities) },
];
