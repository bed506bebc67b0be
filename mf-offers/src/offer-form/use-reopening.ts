import type { OfferFormValues } from '@portal/contract/offer-entry';
import { showNotice } from '@portal/runtime';
import { useCallback, useRef } from 'react';
import type { OfferDialogProps } from '../offer/offer-dialog-props';

/** «Cancelar» resets the form at once (S2.64). The notice that follows can restore the input. */
export function useReopening({ onClose, onReopen }: OfferDialogProps) {
  const unsaved = useRef<OfferFormValues>(undefined);

  const keep = useCallback((fields: OfferFormValues | undefined) => {
    unsaved.current = fields;
  }, []);

  function leave() {
    onClose();
    const typed = unsaved.current;
    if (!typed || !onReopen) return;
    showNotice({
      kind: 'info',
      text: 'Cerraste la oferta sin guardar lo que escribiste.',
      action: { label: 'Seguir editando', run: () => onReopen(typed) },
    });
  }

  return { keep, leave };
}
