import type { Offer } from '../offer';
import { newOfferToWire, type OfferEntry } from '../offer-entry';
import { chile, santiago } from './places';

/** An offer for tests; what a test is about is given as changes. */
export const anOffer = (changes: Partial<Offer> = {}): Offer => ({
  id: 1,
  title: 'Desarrollo Angular',
  vacancies: 3,
  salaryRange: '$2.000.000 a $2.800.000',
  schedule: 'Lunes a viernes, 9:00 a 18:00',
  description: 'Banca en línea\nEquipo de seis personas',
  benefits: 'Seguro de salud\nQuince días de vacaciones',
  createdAt: '2026-03-05',
  training: { id: 3, name: 'Profesional universitario' },
  contractType: { id: 1, name: 'Término indefinido' },
  status: { id: 1, name: 'Abierta' },
  workMode: { id: 1, name: 'Remoto' },
  countries: [chile],
  cities: [santiago],
  creatorId: 7,
  version: 1,
  ...changes,
});

/** What the offer dialog holds of an offer that nobody has changed. */
export const entryOf = (offer: Offer): OfferEntry => ({
  title: offer.title,
  vacancies: offer.vacancies,
  salaryRange: offer.salaryRange,
  schedule: offer.schedule,
  trainingId: offer.training.id,
  contractTypeId: offer.contractType.id,
  statusId: offer.status.id,
  workModeId: offer.workMode.id,
  description: offer.description,
  benefits: offer.benefits,
});

/** As a call saves it. */
export const offerToSave = newOfferToWire(entryOf(anOffer()), undefined);
