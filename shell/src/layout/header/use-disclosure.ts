import { useEffect, useRef, useState } from 'react';

/**
 * Something that a button opens beside it. It closes by the button, by Esc, which brings the focus
 * back to the button, and when a person presses or moves on elsewhere.
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
      // What is open around this one stays open.
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
    // Safari does not focus what is pressed, and Esc is heard only from inside.
    button.current?.focus();
    setIsOpen(!isOpen);
  }

  return { isOpen, close: () => setIsOpen(false), toggle, container, button };
}
