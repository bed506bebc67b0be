import { OfferOfAddress } from '../offer/offer-of-address';
import { OffersPage } from '../offer/offers-page';
import { OfferDetail } from './offer-detail';
import { OfferHead } from './offer-head';

/** One offer, whole (specification §2, «Offer detail»). */
export const OfferDetailPage = () => (
  <OffersPage>
    <OfferOfAddress>
      {(offer) => (
        <>
          <OfferHead offer={offer} />
          <OfferDetail offer={offer} />
        </>
      )}
    </OfferOfAddress>
  </OffersPage>
);
