import type { OfferFormValues } from '@portal/contract/offer-entry';

/** Properties of each form that changes an offer, in a dialog or on its own page (reading A06). */
export type OfferDialogProps = {
  /** Undefined for a new offer. */
  offerId: number | undefined;
  onClose: () => void;
  /** Input from before the dialog was closed without saving. */
  typed?: OfferFormValues | undefined;
  /** Opens the dialog again with this input. */
  onReopen?: (typed: OfferFormValues) => void;
  /** Called after the offer was changed on the server. */
  onSaved: () => Promise<void>;
};
