import { OfferOfAddress } from '../offer/offer-of-address';
import { OffersPage } from '../offer/offers-page';
import { OfferManagement } from './offer-management';

export const OfferManagementPage = () => (
  <OffersPage>
    <OfferOfAddress>
      {(offer, reload) => <OfferManagement key={offer.id} offer={offer} reloadOffer={reload} />}
    </OfferOfAddress>
  </OffersPage>
);
