/** The dialogs that open over the board. */
export type OfferDialogKind = 'create' | 'edit' | 'countries' | 'cities' | 'skills';
