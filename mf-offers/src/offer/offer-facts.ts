import type { Offer } from '@portal/contract/offer';
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
} from 'lucide-react';
import { longDate } from '@portal/kit/format/dates';
import { formatNumber } from '@portal/kit/format/money';
import type { Fact } from './fact-list';

/** What a card says of an offer (specification §2, «Offers list»). */
export const cardFacts = (offer: Offer): Fact[] => [
  { label: 'Horario', value: offer.schedule, icon: Clock },
  { label: 'Vacantes', value: formatNumber(offer.vacancies), icon: Users },
  { label: 'Tipo de contrato', value: offer.contractType.name, icon: FileSignature },
  { label: 'Modalidad', value: offer.workMode.name, icon: Building2 },
  { label: 'Rango salarial', value: offer.salaryRange, icon: Banknote },
];

/** What the detail says of it, but for the long texts (specification §2, «Offer detail»). */
export const detailFacts = (offer: Offer): Fact[] => [
  { label: 'Vacantes', value: formatNumber(offer.vacancies), icon: Users },
  { label: 'Rango salarial', value: offer.salaryRange, icon: Banknote },
  { label: 'Horario', value: offer.schedule, icon: Clock },
  { label: 'Tipo de contrato', value: offer.contractType.name, icon: FileSignature },
  { label: 'Modalidad', value: offer.workMode.name, icon: Building2 },
  { label: 'Formación requerida', value: offer.training.name, icon: GraduationCap },
  { label: 'Ciudades', value: namesOf(offer.cities, 'No especificadas'), icon: MapPin },
  { label: 'Países', value: namesOf(offer.countries, 'No especificados'), icon: Globe },
  { label: 'Fecha de publicación', value: longDate(offer.createdAt), icon: CalendarDays },
];

const namesOf = (places: readonly { name: string }[], none: string) =>
  places.map(({ name }) => name).join(', ') || none;
