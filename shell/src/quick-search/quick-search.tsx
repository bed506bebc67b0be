import { Button } from '@portal/kit/ui/button';
import { useLocation } from '@portal/runtime';
import { useEffect, useRef } from 'react';
import { Modal } from '../modal/modal';
import { QuickSearchField } from './quick-search-field';

type QuickSearchProps = {
  isOpen: boolean;
  /** Must be one and the same function on every render. */
  onClose: () => void;
};

/** Leads staff anywhere. */
export function QuickSearch({ isOpen, onClose }: QuickSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const { key } = useLocation();

  // Wherever it led, it has done its work.
  const lastKey = useRef(key);
  useEffect(() => {
    if (lastKey.current !== key) onClose();
    lastKey.current = key;
  }, [key, onClose]);

  return (
    isOpen && (
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
    )
  );
}
