import { namedOffers, offersUsingToWire, type OfferSummary } from '@portal/contract/offers-using';
import { Problem } from '../../platform/problem/problem';

/** Names the first offers that prevent a deletion, with their ids. */
export function inUse(offers: readonly OfferSummary[]): Problem {
  const message = inUseMessage(offers.map(({ title }) => title));
  const body = offersUsingToWire({ offers: offers.slice(0, namedOffers) });
  return new Problem(409, message, { errors: [message], body });
}

export function inUseMessage(offerTitles: readonly string[]): string {
  const named = offerTitles.slice(0, namedOffers).map((title) => `«${title}»`);
  const others = offerTitles.length - named.length;
  if (others > 0) named.push(others === 1 ? 'otra más' : `otras ${others} más`);
  const subject =
    offerTitles.length === 1 ? 'está en uso en la oferta' : 'está en uso en las ofertas';
  return `No se puede eliminar porque ${subject} ${listText(named)}.`;
}

const listText = (parts: readonly string[]) =>
  new Intl.ListFormat('es', { type: 'conjunction' }).format(parts);
