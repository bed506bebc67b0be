import * as v from 'valibot';
import { offerFromWire, type Offer, type OfferEntry } from '../offer';
import { newOfferToWire } from '../offer-bodies';
import { offerEntry, offerFormValues } from '../offer-entry';
import { chile, santiago } from './places';

/** An offer for tests. Fields that tests do not read are blank. */
export const anOffer = (changes: Partial<Offer> = {}): Offer => ({
  ...v.parse(offerFromWire, {}),
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

/** Form values of an unchanged offer. */
export const entryOf = (offer: Offer): OfferEntry => v.parse(offerEntry, offerFormValues(offer));

/** Body of a request that saves the offer. */
export const offerToSave = newOfferToWire(entryOf(anOffer()), undefined);
