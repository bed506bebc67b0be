import type { Offer } from '@portal/contract/offer';
import { searchText } from '@portal/kit/format/search-text';
import { isOpen } from '../../offer/offer-state';

/** How much each thing counts that two offers have in common. */
const weights = { word: 3, workMode: 2, city: 2, country: 1, contractType: 1 };

/**
 * The open offers that are most like one. Of equally like ones the newer comes first, as in the list
 * that is given, so that everybody sees the same.
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

/** Too common in titles to say what a job is about. */
const smallWords = new Set(['de', 'del', 'en', 'con', 'para', 'por', 'senior', 'junior']);

/** «Desarrollador/a» is one word, as the letter that is left says nothing. */
function wordsOf(title: string) {
  const words = searchText(title).match(/[\p{L}\p{N}+#.]+/gu) ?? [];
  return new Set(words.filter((word) => word.length > 1 && !smallWords.has(word)));
}
