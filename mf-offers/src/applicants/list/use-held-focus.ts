import { useLayoutEffect, useRef } from 'react';

/** For a place whose buttons go once they were pressed: it takes the focus that they would lose to the page. */
export function useHeldFocus() {
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
