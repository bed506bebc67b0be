import { Button } from '@portal/kit/ui/button';
import { useLocation } from '@portal/runtime';
import { useEffect, useRef } from 'react';
import { Modal } from '../modal/modal';
import { QuickSearchField } from './quick-search-field';

/** Leads anywhere on the site. `onClose` must be one and the same function on every render. */
export function QuickSearch({ onClose }: { onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  const { key } = useLocation();

  // Wherever it led, or the browser's way back, it has done its work. A page that was already on its way when
  // it was opened takes nothing from whoever types.
  const openedAt = useRef(window.location.href);
  const chosenAt = useRef<string>(undefined);
  useEffect(() => {
    const hasChosen = (chosenAt.current ?? key) !== key;
    if (hasChosen || openedAt.current !== window.location.href) onClose();
  }, [key, onClose]);

  return (
    <Modal
      role="dialog"
      title="Búsqueda rápida"
      initialFocus={field}
      onClose={onClose}
      text={<QuickSearchField field={field} onChoose={() => (chosenAt.current = key)} />}
      footer={
        <Button variant="outline" onClick={onClose}>
          Cerrar
        </Button>
      }
    />
  );
}
