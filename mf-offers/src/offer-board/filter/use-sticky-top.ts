import { useEffect, useRef } from 'react';

/** Distances in pixels from the top, below the header, and from the bottom of the window. */
const top = 84;
const margin = 16;

/** Lets a sticky column that is taller than the window scroll to its end. */
export function useStickyTop() {
  const column = useRef<HTMLElement>(null);

  useEffect(() => {
    const { current } = column;
    if (!current) return undefined;
    const place = () => {
      const end = innerHeight - current.offsetHeight - margin;
      current.style.top = `${Math.min(top, end)}px`;
    };
    const observer = new ResizeObserver(place);
    observer.observe(current);
    addEventListener('resize', place);
    return () => {
      observer.disconnect();
      removeEventListener('resize', place);
    };
  }, []);

  return column;
}
