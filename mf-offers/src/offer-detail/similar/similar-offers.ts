import type { Offer } from '@portal/contract/offer';
import { searchText } from '@portal/kit/format/search-text';
import { isOpen } from '../../offer/offer-state';

/** Weight of each common property of two offers. */
const weights = { word: 3, workMode: 2, city: 2, country: 1, contractType: 1 };

/**
 * The most similar open offers. Equal scores keep the order of the list, the newest first, so that
 * the result is stable.
 */
export function similarOffers(offer: Offer, offers: readonly Offer[], most: number): Offer[] {
  return offers
    .filter((other) => other.id !== offer.id && isOpen(other))
    .map((other) => ({ other, score: likeness(offer, other) }))
    .toSorted((one, another) => another.score - one.score)
    .slice(0, most)
    .map(({ other }) => other);
}

function likeness(one: Offer, other: Offer) {
  return (
    weights.word * shared(wordsOf(one.title), wordsOf(other.title)) +
    weights.city * shared(idsOf(one.cities), idsOf(other.cities)) +
    weights.country * shared(idsOf(one.countries), idsOf(other.countries)) +
    (one.workMode.id === other.workMode.id ? weights.workMode : 0) +
    (one.contractType.id === other.contractType.id ? weights.contractType : 0)
  );
}

const shared = <T>(some: ReadonlySet<T>, others: ReadonlySet<T>) =>
  [...some].filter((each) => others.has(each)).length;

const idsOf = (places: readonly { id: number }[]) => new Set(places.map(({ id }) => id));

/** Too frequent in titles to be meaningful. */
const smallWords = new Set(['de', 'del', 'en', 'con', 'para', 'por', 'senior', 'junior']);

/** «Desarrollador/a» counts as one word; single letters are dropped. */
function wordsOf(title: string) {
  const words = searchText(title).match(/[\p{L}\p{N}+#.]+/gu) ?? [];
  return new Set(words.filter((word) => word.length > 1 && !smallWords.has(word)));
}
