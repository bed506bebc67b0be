import type { Offer } from '@portal/contract/offer';
import { offerFields } from '@portal/contract/offer-fields';
import {
  Banknote,
  Building2,
  CalendarDays,
  Clock,
  FileSignature,
  Globe,
  GraduationCap,
  MapPin,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { longDate } from '@portal/kit/format/dates';
import { formatNumber } from '@portal/kit/format/money';
import type { Fact } from './fact-list';

/** What pages show of an offer by other means than a fact. */
type Elsewhere = 'id' | 'title' | 'status' | 'description' | 'benefits' | 'creatorId' | 'version';

type Facts = Record<Exclude<keyof Offer, Elsewhere>, Fact>;

const { vacancies, salaryRange, schedule, training } = offerFields;
const { contractType, workMode, cities, countries, createdAt } = offerFields;

/** Every other field, in the order of the detail. */
const factsOf = (offer: Offer): Facts => ({
  vacancies: fact(vacancies.label, formatNumber(offer.vacancies), Users),
  salaryRange: fact(salaryRange.label, offer.salaryRange, Banknote),
  schedule: fact(schedule.label, offer.schedule, Clock),
  contractType: fact(contractType.label, offer.contractType.name, FileSignature),
  workMode: fact(workMode.label, offer.workMode.name, Building2),
  training: fact(training.formLabel, offer.training.name, GraduationCap),
  cities: fact(cities.label, namesOf(offer.cities, 'No especificadas'), MapPin),
  countries: fact(countries.label, namesOf(offer.countries, 'No especificados'), Globe),
  createdAt: fact(createdAt.label, longDate(offer.createdAt), CalendarDays),
});

const fact = (label: string, value: string, icon: LucideIcon): Fact => ({ label, value, icon });

const namesOf = (places: readonly { name: string }[], none: string) =>
  places.map(({ name }) => name).join(', ') || none;

/** What the detail says of it, but for the long texts (specification §2, «Offer detail»). */
export const detailFacts = (offer: Offer): Fact[] => Object.values(factsOf(offer));
