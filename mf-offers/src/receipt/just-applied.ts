import type { Receipt } from './receipt';

/** State of the address to which a sent application leads: the offer then begins with its confirmation. */
export const justApplied = 'postulada';

export type SentApplication = {
  readonly receipt: Receipt;
  /** The server's word for it. */
  readonly message: string;
  /** Whether this device has the receipt. */
  readonly isKept: boolean;
};

// Of this page alone: a device that keeps nothing, or of somebody who only tries it, has no receipt.
let lastSent: SentApplication | undefined;

export const noteSent = (sent: SentApplication | undefined) => {
  lastSent = sent;
};

/** The application that this page has sent to an offer last. */
export const lastSentTo = (offerId: number) =>
  lastSent?.receipt.offerId === offerId ? lastSent : undefined;
