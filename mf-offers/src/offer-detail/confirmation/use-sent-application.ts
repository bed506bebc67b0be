import { useEffect, useState } from 'react';
import { lastSentTo, type SentApplication } from '../../receipt/just-applied';
import type { Receipt } from '../../receipt/receipt';
import { findReceipt } from '../../receipt/receipt-from-server';
import { loadReceipt } from '../../receipt/load-receipts';

/**
 * State of a sent application. After a reload it comes from this device's receipt and from the
 * server, by code.
 */
export type SentState = Partial<Omit<SentApplication, 'message'>> &
  Pick<SentApplication, 'message'>;

const unknown: SentState = { message: 'Tu postulación fue enviada.' };

export function useSentApplication(offerId: number): SentState {
  const [sent, setSent] = useState<SentState>(() => lastSentTo(offerId) ?? unknown);

  useEffect(() => {
    if (lastSentTo(offerId)) return undefined;
    let isWanted = true;
    const show = (receipt: Receipt) => isWanted && setSent({ ...unknown, receipt, isKept: true });
    async function find() {
      // A browser without storage has no receipt.
      const kept = await loadReceipt(offerId).catch(() => undefined);
      if (!kept) return;
      show(kept);
      // The ticket works without the server's data; the receipt shows the missing parts.
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
