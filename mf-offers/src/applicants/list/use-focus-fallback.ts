import { useLayoutEffect, useRef } from 'react';

/** Moves the focus to this element when a pressed button inside it disappears. */
export function useFocusFallback() {
  const place = useRef<HTMLElement>(null);
  const isInside = useRef(false);

  useLayoutEffect(() => {
    if (isInside.current && document.activeElement === document.body) place.current?.focus();
  });

  return {
    ref: place,
    tabIndex: -1,
    onFocus: () => {
      isInside.current = true;
    },
    onBlur: () => {
      isInside.current = false;
    },
  };
}
