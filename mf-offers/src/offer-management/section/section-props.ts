import type { Offer } from '@portal/contract/offer';
import type { OfferDialogKind } from '../../offer-menu/use-offer-dialogs';

export type SectionProps = {
  offer: Offer;
  /** Reloads the shown data. Resolves once they are visible. */
  onChanged: () => Promise<void>;
  onOpenDialog: (kind: OfferDialogKind) => void;
};
