import type { Offer } from '@portal/contract/offer';
import { isOpen } from '../offer/offer-state';

/** Title and description for search engines and link previews. Closed offers are not indexed. */
export const offerDescription = (offer: Offer) => ({
  title: offer.title,
  description: summary(offer),
  isIndexed: isOpen(offer),
});

/** Length that search engines show. */
const summaryLength = 160;

function summary({ workMode, countries, description }: Offer) {
  const places = countries.map(({ name }) => name).join(', ');
  const facts = [workMode.name, places].filter(Boolean).join(' · ');
  return shorten(`${facts}. ${description}`.replaceAll(/\s+/g, ' '));
}

/** Cuts after a whole word. */
const shorten = (text: string) =>
  text.length <= summaryLength
    ? text
    : `${text.slice(0, summaryLength - 1).replace(/[\s.,;:]+\S*$/, '')}…`;
