import type { Offer } from '@portal/contract/offer';
import { searchText } from '@portal/kit/format/search-text';
import { orderBySalary } from './salary-order';

/** What the offers can be filtered by; `param` is its name in the address. */
export const facets = [
  {
    key: 'countries',
    param: 'pais',
    title: 'País',
    read: (offer: Offer) => names(offer.countries),
  },
  { key: 'cities', param: 'ciudad', title: 'Ciudad', read: (offer: Offer) => names(offer.cities) },
  {
    key: 'contractTypes',
    param: 'contrato',
    title: 'Tipo de contrato',
    read: ({ contractType }: Offer) => [contractType.name],
  },
  {
    key: 'workModes',
    param: 'modalidad',
    title: 'Modalidad',
    read: ({ workMode }: Offer) => [workMode.name],
  },
] as const;

/** What else the address holds. */
export const params = { text: 'texto', order: 'orden', page: 'pagina' };

/** All that the address says of the filter, for the server that renders it. */
export const filterParams = [...Object.values(params), ...facets.map(({ param }) => param)];

export type FacetKey = (typeof facets)[number]['key'];

export const orders = ['recientes', 'titulo', 'vacantes', 'salario'] as const;
export type Order = (typeof orders)[number];

export type OfferFilter = {
  text: string;
  order: Order;
  /** Of the pages of the list, the first is 1. */
  page: number;
  /** Of each facet any of the chosen values will do; none chosen means all. */
  chosen: Record<FacetKey, readonly string[]>;
};

/** The list as the server sends it (reading A09). */
export const noFilter: OfferFilter = {
  text: '',
  order: 'recientes',
  page: 1,
  chosen: { countries: [], cities: [], contractTypes: [], workModes: [] },
};

export function filterOffers(offers: readonly Offer[], filter: OfferFilter) {
  const found = offers.filter((offer) => matches(offer, filter));
  if (filter.order === 'recientes') return found;
  if (filter.order === 'salario') return orderBySalary(found).offers;
  return found.toSorted(comparisons[filter.order]);
}

/** How many offers each value of a facet would show, given what the other facets ask for. */
export function countValues(offers: readonly Offer[], filter: OfferFilter, key: FacetKey) {
  const { read } = facetOf(key);
  const others = { ...filter, chosen: { ...filter.chosen, [key]: [] } };
  const counts = new Map(offers.flatMap(read).map((value) => [value, 0]));
  for (const value of offers.filter((offer) => matches(offer, others)).flatMap(read)) {
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .toSorted((one, other) => one.value.localeCompare(other.value, 'es'));
}

/** The cities that the chosen countries have offers in; one that is chosen can always be taken back. */
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

/** How many conditions narrow the list down. */
export const conditionCount = ({ text, chosen }: OfferFilter) =>
  (text.trim() === '' ? 0 : 1) + Object.values(chosen).reduce((sum, { length }) => sum + length, 0);

function matches(offer: Offer, { text, chosen }: OfferFilter) {
  const hasText = words(text).every((word) => textOf(offer).includes(word));
  return (
    hasText &&
    facets.every(({ key, read }) => {
      const wanted = chosen[key];
      return wanted.length === 0 || read(offer).some((value) => wanted.includes(value));
    })
  );
}

const comparisons: Record<'titulo' | 'vacantes', (one: Offer, other: Offer) => number> = {
  titulo: (one, other) => one.title.localeCompare(other.title, 'es'),
  vacantes: (one, other) => other.vacancies - one.vacancies,
};

/** The filter that an address holds. */
export function readFilter(address: URLSearchParams): OfferFilter {
  const chosen = { ...noFilter.chosen };
  for (const { key, param } of facets) chosen[key] = address.getAll(param);
  const page = Number(address.get(params.page));
  return {
    text: address.get(params.text) ?? '',
    order: orders.find((order) => order === address.get(params.order)) ?? noFilter.order,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    chosen,
  };
}

/** What is not asked for is not in the address. */
export function writeFilter({ text, order, page, chosen }: OfferFilter) {
  const address = new URLSearchParams();
  if (text !== '') address.set(params.text, text);
  for (const { key, param } of facets) {
    for (const value of chosen[key]) address.append(param, value);
  }
  if (order !== noFilter.order) address.set(params.order, order);
  if (page > 1) address.set(params.page, String(page));
  return address;
}

/** What narrows the list down, without order and place in it: this is what a saved search and a feed are of. */
export const searchOf = (filter: OfferFilter) =>
  writeFilter({ ...filter, order: noFilter.order, page: noFilter.page }).toString();

export const facetOf = (key: FacetKey) => facets.find((facet) => facet.key === key) ?? facets[0];

const names = (items: readonly { name: string }[]) => items.map(({ name }) => name);

const words = (text: string) => searchText(text).split(/\s+/).filter(Boolean);

// An offer's text is searched on every key, and its accents need not be taken off every time.
const texts = new WeakMap<Offer, string>();

function textOf(offer: Offer) {
  const known = texts.get(offer);
  if (known !== undefined) return known;
  const { title, description, benefits, training } = offer;
  const text = searchText([title, description, benefits, training.name].join(' '));
  texts.set(offer, text);
  return text;
}
