import type { Offer } from '@portal/contract/offer';
import { searchText } from '../format/search-text';

// Filters of the offers, for the board and for the feed with the same query.

/** Filters of the offers; `param` is the name in the URL. */
export const searchFacets = [
  { key: 'countries', param: 'pais', read: ({ countries }: Offer) => names(countries) },
  { key: 'cities', param: 'ciudad', read: ({ cities }: Offer) => names(cities) },
  {
    key: 'contractTypes',
    param: 'contrato',
    read: ({ contractType }: Offer) => [contractType.name],
  },
  { key: 'workModes', param: 'modalidad', read: ({ workMode }: Offer) => [workMode.name] },
  { key: 'statuses', param: 'estado', read: ({ status }: Offer) => [status.name] },
] as const;

/** Name of the search text in the URL. */
export const textParam = 'texto';

/** Name of a filter of the offers. */
export type FacetKey = (typeof searchFacets)[number]['key'];

/** Search text and filters of the offers, as in the URL. */
export type OfferSearch = {
  /** Words to search for; '' for all offers. */
  text: string;
  /** Chosen values of each filter. An offer needs one of them; an empty list matches all. */
  chosen: Record<FacetKey, readonly string[]>;
};

/**
 * Reads the search from the query of a URL. Unknown parameters are ignored; values are not checked.
 */
export function readSearch(address: URLSearchParams): OfferSearch {
  const chosen = { countries: [], cities: [], contractTypes: [], workModes: [], statuses: [] };
  return {
    text: address.get(textParam) ?? '',
    chosen: {
      ...chosen,
      ...Object.fromEntries(searchFacets.map(({ key, param }) => [key, address.getAll(param)])),
    },
  };
}

/** Query string in a fixed order, independent of the URL; '' for all offers. */
export function writeSearch({ text, chosen }: OfferSearch): string {
  const values = searchFacets.flatMap(({ key, param }) =>
    chosen[key].map((value) => [param, value]),
  );
  return new URLSearchParams([...(text === '' ? [] : [[textParam, text]]), ...values]).toString();
}

/**
 * True if the offer contains every word and matches every filter. Words are searched in title,
 * description, benefits and training, without regard to case and accents.
 */
export function matchesSearch(offer: Offer, { text, chosen }: OfferSearch): boolean {
  const hasText = words(text).every((word) => textOf(offer).includes(word));
  return (
    hasText &&
    searchFacets.every(({ key, read }) => {
      const wanted = chosen[key];
      return wanted.length === 0 || read(offer).some((value) => wanted.includes(value));
    })
  );
}

const names = (items: readonly { name: string }[]) => items.map(({ name }) => name);

const words = (text: string) => searchText(text).split(/\s+/).filter(Boolean);

// Cached, because the text of each offer is searched at every key.
const texts = new WeakMap<Offer, string>();

function textOf(offer: Offer) {
  const known = texts.get(offer);
  if (known !== undefined) return known;
  const { title, description, benefits, training } = offer;
  const text = searchText([title, description, benefits, training.name].join(' '));
  texts.set(offer, text);
  return text;
}
