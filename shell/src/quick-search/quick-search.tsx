import { Button } from '@portal/kit/ui/button';
import { useLocation } from '@portal/runtime';
import { useEffect, useRef } from 'react';
import { Modal } from '../layout/modal';
import { QuickSearchField } from './quick-search-field';

type QuickSearchProps = {
  isOpen: boolean;
  /** Both must be one and the same function on every render. */
  onOpen: () => void;
  onClose: () => void;
};

/** Ctrl+K, or ⌘K, leads staff anywhere. */
export function QuickSearch({ isOpen, onOpen, onClose }: QuickSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const { key } = useLocation();

  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      const isWanted = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
      if (!isWanted || event.altKey || event.shiftKey) return;
      event.preventDefault();
      if (!isAnyDialogOpen()) onOpen();
    };
    document.addEventListener('keydown', open);
    return () => document.removeEventListener('keydown', open);
  }, [onOpen]);

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

/** A form that somebody is in stays in front. */
const isAnyDialogOpen = () => document.querySelector('dialog[open], [role="dialog"]') !== null;
