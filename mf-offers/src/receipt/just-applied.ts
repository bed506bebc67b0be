import type { Receipt } from './receipt';

/** Router state after sending: the offer then begins with its confirmation. */
export const justApplied = 'postulada';

export type SentApplication = {
  readonly receipt: Receipt;
  readonly message: string;
  /** True if the receipt is on this device. */
  readonly isKept: boolean;
};

// In memory only, because a device without storage or a test by staff has no receipt.
let lastSent: SentApplication | undefined;

export const noteSent = (sent: SentApplication | undefined) => {
  lastSent = sent;
};

/** Returns the last application that this page sent to an offer. */
export const lastSentTo = (offerId: number) =>
  lastSent?.receipt.offerId === offerId ? lastSent : undefined;
