import { useEffect, useRef, useState } from 'react';

/**
 * State of a panel with its button. Closes by the button, by Esc, which returns the focus to the
 * button, and when the user clicks or focuses elsewhere.
 */
export function useDisclosure<Container extends HTMLElement>() {
  const [isOpen, setIsOpen] = useState(false);
  const container = useRef<Container>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const { current: element } = container;
    if (!isOpen || !element) return undefined;
    const closeFromElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !element.contains(target)) setIsOpen(false);
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Keeps outer panels open.
      event.stopPropagation();
      setIsOpen(false);
      button.current?.focus();
    };
    const subscription = new AbortController();
    const { signal } = subscription;
    document.addEventListener('pointerdown', closeFromElsewhere, { signal });
    document.addEventListener('focusin', closeFromElsewhere, { signal });
    element.addEventListener('keydown', closeByKey, { signal });
    return () => subscription.abort();
  }, [isOpen]);

  function toggle() {
    // Safari does not focus a pressed button, and Esc is handled only inside.
    button.current?.focus();
    setIsOpen(!isOpen);
  }

  return { isOpen, close: () => setIsOpen(false), toggle, container, button };
}
