import { confirmLeaving } from '@portal/kit/editing/use-unsaved-guard';
import { Dialog } from '@portal/kit/ui/dialog';
import type { ReactNode } from 'react';

type PlacesDialogProps = { title: string; onClose: () => void; children: ReactNode };

/** A dialog whose list is edited row by row: before it closes, it asks about rows not saved yet. */
export function PlacesDialog({ title, onClose, children }: PlacesDialogProps) {
  const leave = async () => {
    if (await confirmLeaving()) onClose();
  };

  return (
    <Dialog title={title} isOpen onClose={() => void leave()}>
      {children}
    </Dialog>
  );
}
