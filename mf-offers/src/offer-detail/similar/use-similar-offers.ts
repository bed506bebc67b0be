import type { Offer } from '@portal/contract/offer';
import type { Resource } from '@portal/kit/query/use-resource';
import { offersResource } from '@portal/kit/resources/offers';
import { isOpen } from '../../offer/offer-state';
import { useOptionalResource } from '../use-optional-resource';
import { similarOffers } from './similar-offers';

type SimilarOffers = {
  offers: readonly Offer[];
  /** Number of open offers. */
  openCount: number;
};

export const useSimilarOffers = (offer: Offer) =>
  useOptionalResource(similarOffersResource(offer), { isLasting: true });

const shownCount = 3;

/** Derived from all offers; the server's page embeds only this result. */
const similarOffersResource = (offer: Offer): Resource<SimilarOffers> => ({
  key: `ofertas parecidas a la oferta ${offer.id}`,
  async load(signal) {
    const all = await offersResource.load(signal);
    const offers = similarOffers(offer, all, shownCount).map(withoutLongTexts);
    return { offers, openCount: all.filter(isOpen).length };
  },
});

const withoutLongTexts = (offer: Offer): Offer => ({ ...offer, description: '', benefits: '' });
