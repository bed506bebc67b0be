import { Button } from '@portal/kit/ui/button';
import { useLocation } from '@portal/runtime';
import { useEffect, useRef } from 'react';
import { Modal } from '../modal/modal';
import { QuickSearchField } from './quick-search-field';

/** Leads anywhere on the site. `onClose` must be one and the same function on every render. */
export function QuickSearch({ onClose }: { onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  const { key } = useLocation();

  // Wherever it led, it has done its work.
  const openedAt = useRef(key);
  useEffect(() => {
    if (openedAt.current !== key) onClose();
  }, [key, onClose]);

  return (
    <Modal
      role="dialog"
      title="Búsqueda rápida"
      initialFocus={field}
      onClose={onClose}
      text={<QuickSearchField field={field} />}
      footer={
        <Button variant="outline" onClick={onClose}>
          Cerrar
        </Button>
      }
    />
  );
}
