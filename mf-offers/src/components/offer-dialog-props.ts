/** What every way of changing an offer is given, be it a dialog or a page of its own (reading A06). */
export type OfferDialogProps = {
  /** The offer it is about; a new one has no id yet. */
  offerId: number | undefined;
  onClose: () => void;
  /** The offer was changed on the server. */
  onSaved: () => Promise<void>;
};
