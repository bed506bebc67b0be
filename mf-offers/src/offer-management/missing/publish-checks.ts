import type { Offer } from '@portal/contract/offer';
import { offerEntry, offerFormValues } from '@portal/contract/offer-entry';
import * as v from 'valibot';
import { citiesOfCountries } from '../../assignments/places/cities-of-countries';
import { isRemote } from '../../offer-detail/job-places';
import { pickers } from '../section/pickers';
import { sections, type SectionName } from '../section/sections';
import { salaryDoubt } from './salary-doubt';

/** An optional property that makes an offer easier to find or to answer. */
export type PublishCheck = {
  section: SectionName;
  /** Short name if it is complete. */
  label: string;
  isDone: boolean;
  /** Task and reason if it is missing, and the place to complete it. */
  task: string;
  reason: string;
  anchor: string;
};

/** Number of assigned items; undefined while unknown. */
type Counts = Record<'skills' | 'languages' | 'questions', number | undefined>;

/** All checks before publishing, in the order of the page. */
export const publishChecks = (offer: Offer, counts: Counts): readonly PublishCheck[] => [
  ...ownChecks(offer),
  ...assignmentChecks.flatMap((check) => {
    const count = counts[check.section];
    return count === undefined ? [] : [{ ...check, isDone: count > 0 }];
  }),
];

const ownChecks = (offer: Offer): readonly PublishCheck[] => [
  {
    section: 'data',
    label: 'Datos completos',
    isDone: v.safeParse(offerEntry, offerFormValues(offer)).success,
    task: 'Completa los datos',
    reason: 'Hay datos vacíos o que el formulario no acepta.',
    anchor: sections.data.anchor,
  },
  salaryCheck(offer),
  {
    section: 'places',
    label: 'País',
    isDone: offer.countries.length > 0,
    task: 'Agrega al menos un país',
    reason: 'Sin país, los buscadores de empleo no la muestran.',
    anchor: pickers.country,
  },
  cityCheck(offer),
];

const assignmentChecks = [
  {
    section: 'skills',
    label: 'Conocimientos',
    task: 'Agrega un conocimiento',
    reason: 'Quien la lee no sabe qué se le pide.',
    anchor: pickers.skill,
  },
  {
    section: 'languages',
    label: 'Idiomas',
    task: 'Agrega un idioma',
    reason: 'Quien la lee no sabe qué idioma se habla.',
    anchor: pickers.language,
  },
  {
    section: 'questions',
    label: 'Preguntas',
    task: 'Agrega una pregunta filtro',
    reason: 'Sin preguntas, todos los CV llegan iguales.',
    anchor: pickers.question,
  },
] as const;

function salaryCheck({ salaryRange }: Offer): PublishCheck {
  const doubt = salaryDoubt(salaryRange);
  return {
    section: 'data',
    label: 'Salario',
    isDone: doubt === undefined,
    task: 'Escribe un salario que se entienda',
    reason: doubt ?? '',
    anchor: sections.data.anchor,
  };
}

/** A remote job has no city. */
const cityCheck = (offer: Offer): PublishCheck => ({
  section: 'places',
  label: 'Ciudad',
  isDone: isRemote(offer) || citiesOfCountries(offer).length > 0,
  task: 'Agrega al menos una ciudad',
  reason: 'No es remota, y no dice dónde se trabaja.',
  anchor: offer.countries.length > 0 ? pickers.city : pickers.country,
});
