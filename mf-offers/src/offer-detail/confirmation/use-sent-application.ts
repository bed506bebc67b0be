import { useEffect, useState } from 'react';
import { lastSentTo, type SentApplication } from '../../receipt/just-applied';
import { loadReceipt } from '../../receipt/receipt-storage';

/** What is known of it: by a page that was loaded again only what this device keeps, once it has told. */
export type SentState = Partial<Omit<SentApplication, 'message'>> &
  Pick<SentApplication, 'message'>;

const unknown: SentState = { message: 'Tu postulación fue enviada.' };

/** What was sent to an offer. */
export function useSentApplication(offerId: number): SentState {
  const [sent, setSent] = useState<SentState>(() => lastSentTo(offerId) ?? unknown);
  const isKnown = sent !== unknown;

  useEffect(() => {
    if (isKnown) return undefined;
    let isWanted = true;
    async function find() {
      // A browser that keeps nothing has none.
      const receipt = await loadReceipt(offerId).catch(() => undefined);
      if (receipt && isWanted) setSent({ ...unknown, receipt, isKept: true });
    }
    void find();
    return () => {
      isWanted = false;
    };
  }, [offerId, isKnown]);

  return sent;
}
