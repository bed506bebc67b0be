import type { Offer } from '@portal/contract/offer';
import type { OfferDialogKind } from '../../offer-menu/use-offer-dialogs';

/** What every part of the page is given. */
export type SectionProps = {
  offer: Offer;
  /** Reads again what is shown; ends once it is there. */
  onChanged: () => Promise<void>;
  /** Opens a dialog of the specification on this offer. */
  onOpenDialog: (kind: OfferDialogKind) => void;
};
