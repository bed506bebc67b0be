import type { Offer } from '@portal/contract/offer';
import { isOpen } from '../offer/offer-state';

/** What the head says of an offer to search engines and to previews of its link. One that is closed is not listed. */
export const offerDescription = (offer: Offer) => ({
  title: offer.title,
  description: summary(offer),
  isIndexed: isOpen(offer),
});

/** As much as search engines show. */
const summaryLength = 160;

function summary({ workMode, countries, description }: Offer) {
  const places = countries.map(({ name }) => name).join(', ');
  const facts = [workMode.name, places].filter(Boolean).join(' · ');
  return shorten(`${facts}. ${description}`.replaceAll(/\s+/g, ' '));
}

/** Ends after a whole word. */
const shorten = (text: string) =>
  text.length <= summaryLength
    ? text
    : `${text.slice(0, summaryLength - 1).replace(/[\s.,;:]+\S*$/, '')}…`;
