import type { Offer } from '@portal/contract/offer';
import { lazyPart } from '@portal/kit/ui/lazy-part';
import { MenuOnDemand } from '@portal/kit/ui/menu-on-demand';
import { OfferMenuTrigger } from './offer-menu-trigger';
import type { OfferDialogKind } from './use-offer-dialogs';

const OfferMenu = lazyPart(async () => (await import('./offer-menu')).OfferMenu);

type OfferMenuButtonProps = {
  offer: Offer;
  onOpenDialog: (kind: OfferDialogKind) => void;
  /** Called after the offer was deleted on the server. */
  onDeleted: () => Promise<void>;
};

export const OfferMenuButton = (props: OfferMenuButtonProps) => (
  <MenuOnDemand trigger={<OfferMenuTrigger offer={props.offer} />}>
    <OfferMenu {...props} />
  </MenuOnDemand>
);
