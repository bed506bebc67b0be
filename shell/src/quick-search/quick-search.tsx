import { Button } from '@portal/kit/ui/button';
import { useLocation } from '@portal/runtime';
import { useEffect, useRef, type RefObject } from 'react';
import { Modal } from '../modal/modal';
import { QuickSearchField } from './quick-search-field';

type QuickSearchProps = {
  /** What was typed before the search was there. */
  typed: RefObject<string>;
  onClose: () => void;
};

/** Leads anywhere on the site. `onClose` must be one and the same function on every render. */
export function QuickSearch({ typed, onClose }: QuickSearchProps) {
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
      text={<QuickSearchField field={field} typed={typed} />}
      footer={
        <Button variant="outline" onClick={onClose}>
          Cerrar
        </Button>
      }
    />
  );
}
