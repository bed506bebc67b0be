import type { Offer } from '@portal/contract/offer';
import { compareSpanish } from '@portal/kit/format/spanish-order';
import {
  matchesSearch,
  readSearch,
  searchFacets,
  textParam,
  writeSearch,
  type FacetKey,
  type OfferSearch,
} from '@portal/kit/offers/offer-search';
import { orderBySalary } from './salary-order';

const titles: Readonly<Record<FacetKey, string>> = {
  countries: 'País',
  cities: 'Ciudad',
  contractTypes: 'Tipo de contrato',
  workModes: 'Modalidad',
  statuses: 'Estado',
};

export const facets = searchFacets.map(named);

/** Other parameters of the address. */
export const params = { text: textParam, order: 'orden', page: 'pagina' };

/** All parameters of the filter, for the server that renders the page. */
export const filterParams = [...Object.values(params), ...facets.map(({ param }) => param)];

export const orders = ['recientes', 'titulo', 'vacantes', 'salario'] as const;
export type Order = (typeof orders)[number];

export type OfferFilter = OfferSearch & {
  order: Order;
  /** One-based page number. */
  page: number;
};

/** The unfiltered list, in the server's order (reading A09). */
export const noFilter: OfferFilter = {
  text: '',
  order: 'recientes',
  page: 1,
  chosen: { countries: [], cities: [], contractTypes: [], workModes: [], statuses: [] },
};

export function filterOffers(offers: readonly Offer[], filter: OfferFilter) {
  const found = offers.filter((offer) => matchesSearch(offer, filter));
  if (filter.order === 'recientes') return found;
  if (filter.order === 'salario') return orderBySalary(found).offers;
  return found.toSorted(comparisons[filter.order]);
}

/** Number of matching offers for each value of a facet, given the other facets. */
export function countValues(offers: readonly Offer[], filter: OfferFilter, key: FacetKey) {
  const { read } = facetOf(key);
  const others = { ...filter, chosen: { ...filter.chosen, [key]: [] } };
  const counts = new Map(offers.flatMap(read).map((value) => [value, 0]));
  for (const value of offers.filter((offer) => matchesSearch(offer, others)).flatMap(read)) {
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .toSorted((one, other) => compareSpanish(one.value, other.value));
}

/** Cities with offers in the chosen countries, and chosen cities, so that they can be removed. */
export function citiesOf(
  offers: readonly Offer[],
  { countries, cities }: OfferFilter['chosen'],
  values: ReturnType<typeof countValues>,
) {
  const inCountries = offers
    .flatMap((offer) => offer.cities)
    .filter(({ country }) => countries.includes(country.name));
  const wanted = new Set([...cities, ...names(inCountries)]);
  return values.filter(({ value }) => wanted.has(value));
}

export const conditionCount = ({ text, chosen }: OfferFilter) =>
  (text.trim() === '' ? 0 : 1) + Object.values(chosen).reduce((sum, { length }) => sum + length, 0);

const comparisons: Record<'titulo' | 'vacantes', (one: Offer, other: Offer) => number> = {
  titulo: (one, other) => compareSpanish(one.title, other.title),
  vacantes: (one, other) => other.vacancies - one.vacancies,
};

export function readFilter(address: URLSearchParams): OfferFilter {
  const page = Number(address.get(params.page));
  return {
    ...readSearch(address),
    order: orders.find((order) => order === address.get(params.order)) ?? noFilter.order,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** Omits default values. */
export function writeFilter({ order, page, ...search }: OfferFilter) {
  const address = new URLSearchParams(writeSearch(search));
  if (order !== noFilter.order) address.set(params.order, order);
  if (page > 1) address.set(params.page, String(page));
  return address;
}

/** The conditions without order and page, as used by saved searches and feeds. */
export const searchOf = ({ text, chosen }: OfferFilter) => writeSearch({ text, chosen });

export const facetOf = (key: FacetKey) =>
  named(searchFacets.find((facet) => facet.key === key) ?? searchFacets[0]);

function named(facet: (typeof searchFacets)[number]) {
  return { ...facet, title: titles[facet.key] };
}

const names = (items: readonly { name: string }[]) => items.map(({ name }) => name);
