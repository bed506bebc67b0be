import { useEffect, useState } from 'react';
import { lastSentTo, type SentApplication } from '../../receipt/just-applied';
import type { Receipt } from '../../receipt/receipt';
import { findReceipt } from '../../receipt/receipt-from-server';
import { loadReceipt } from '../../receipt/load-receipts';

/**
 * What is known of it: by a page that was loaded again only what this device keeps, once it has told, and what the
 * server gives for its code.
 */
export type SentState = Partial<Omit<SentApplication, 'message'>> &
  Pick<SentApplication, 'message'>;

const unknown: SentState = { message: 'Tu postulación fue enviada.' };

/** What was sent to an offer. */
export function useSentApplication(offerId: number): SentState {
  const [sent, setSent] = useState<SentState>(() => lastSentTo(offerId) ?? unknown);

  useEffect(() => {
    if (lastSentTo(offerId)) return undefined;
    let isWanted = true;
    const show = (receipt: Receipt) => isWanted && setSent({ ...unknown, receipt, isKept: true });
    async function find() {
      // A browser that keeps nothing has none.
      const kept = await loadReceipt(offerId).catch(() => undefined);
      if (!kept) return;
      show(kept);
      // Without the rest it is a ticket too; the receipt tells what could not be read.
      const found = await findReceipt(kept).catch(() => undefined);
      if (found) show(found.receipt);
    }
    void find();
    return () => {
      isWanted = false;
    };
  }, [offerId]);

  return sent;
}
