import { Button, type ButtonProps } from '@portal/kit/ui/button';
import { showNotice } from '@portal/runtime';
import { useState, type ComponentType } from 'react';
import { lastSentTo } from './just-applied';
import type { Receipt } from './receipt';
import type { ReceiptDialogProps } from './receipt-dialog';

type ReceiptButtonProps = Omit<ButtonProps, 'onClick'> & {
  offerId: number;
  /** Called after the receipt was deleted from this device. */
  onDeleted: () => void;
};

type OpenReceipt = { receipt: Receipt; Dialog: ComponentType<ReceiptDialogProps> };

export function ReceiptButton({ offerId, onDeleted, children, ...look }: ReceiptButtonProps) {
  const [shown, setShown] = useState<OpenReceipt>();

  async function open() {
    try {
      setShown(await readReceipt(offerId));
    } catch {
      showNotice({ kind: 'error', text: 'No pudimos abrir tu comprobante. Inténtalo de nuevo.' });
    }
  }

  async function remove() {
    const { deleteReceipt } = await import('./receipt-storage');
    await deleteReceipt(offerId);
    setShown(undefined);
    onDeleted();
  }

  return (
    <>
      <Button onClick={() => void open()} {...look}>
        {children ?? 'Ver comprobante'}
      </Button>
      {shown && (
        <shown.Dialog
          receipt={shown.receipt}
          onClose={() => setShown(undefined)}
          onDelete={() => void remove()}
        />
      )}
    </>
  );
}

async function readReceipt(offerId: number): Promise<OpenReceipt> {
  const [{ ReceiptDialog }, { loadReceipt }] = await Promise.all([
    import('./receipt-dialog'),
    import('./load-receipts'),
  ]);
  const kept = await loadReceipt(offerId);
  if (!kept) throw new Error('The receipt was deleted in another tab.');
  return { receipt: lastSentTo(offerId)?.receipt ?? kept, Dialog: ReceiptDialog };
}
