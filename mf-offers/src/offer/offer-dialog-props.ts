import type { OfferFormValues } from '@portal/contract/offer-entry';

/** What every way of changing an offer is given, be it a dialog or a page of its own (reading A06). */
export type OfferDialogProps = {
  /** The offer it is about; a new one has no id yet. */
  offerId: number | undefined;
  onClose: () => void;
  /** What was typed before the dialog closed without saving, to go on with. */
  typed?: OfferFormValues | undefined;
  /** Opens the dialog again with what was typed in it. */
  onReopen?: (typed: OfferFormValues) => void;
  /** The offer was changed on the server. */
  onSaved: () => Promise<void>;
};
