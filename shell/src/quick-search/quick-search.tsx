import { Button } from '@portal/kit/ui/button';
import { useLocation } from '@portal/runtime';
import { useEffect, useRef } from 'react';
import { Modal } from '../modal/modal';
import { QuickSearchField } from './quick-search-field';

/** Dialog to navigate anywhere in the site. `onClose` must be stable between renders. */
export function QuickSearch({ onClose }: { onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  const { key } = useLocation();

  // Closes after any navigation, including the back button. A navigation that was pending on
  // opening does not close it while the user types.
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
