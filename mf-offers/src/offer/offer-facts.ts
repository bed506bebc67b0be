import type { Offer } from '@portal/contract/offer';
import { offerFields } from '@portal/contract/offer-fields';
import { longDate } from '@portal/kit/format/dates';
import { formatNumber } from '@portal/kit/format/money';

export type Fact = { label: string; value: string };

/** Fields that pages show in another form. */
type Elsewhere = 'id' | 'title' | 'status' | 'description' | 'benefits' | 'creatorId' | 'version';

type Facts = Record<Exclude<keyof Offer, Elsewhere>, Fact>;

const { vacancies, salaryRange, schedule, training } = offerFields;
const { contractType, workMode, cities, countries, createdAt } = offerFields;

/** The other fields, in the order of the detail page (S2.78). */
export const offerFacts = (offer: Offer): Facts => ({
  salaryRange: fact(salaryRange.label, offer.salaryRange),
  workMode: fact(workMode.label, offer.workMode.name),
  schedule: fact(schedule.label, offer.schedule),
  contractType: fact(contractType.label, offer.contractType.name),
  vacancies: fact(vacancies.label, formatNumber(offer.vacancies)),
  training: fact(training.formLabel, offer.training.name),
  cities: fact(cities.label, namesOf(offer.cities, 'No especificadas')),
  countries: fact(countries.label, namesOf(offer.countries, 'No especificados')),
  createdAt: fact(createdAt.label, longDate(offer.createdAt)),
});

const fact = (label: string, value: string): Fact => ({ label, value });

const namesOf = (places: readonly { name: string }[], none: string) =>
  places.map(({ name }) => name).join(', ') || none;
