import { useLocation } from '@portal/runtime';
import { useEffect } from 'react';

/** Scrolls to the section in the address, also after a navigation. */
export function useHashScroll() {
  const location = useLocation();

  useEffect(() => {
    const { hash } = location;
    if (!hash) return undefined;
    // After the shell has scrolled the new page to its top.
    const frame = requestAnimationFrame(() => goTo(hash.slice(1)));
    return () => cancelAnimationFrame(frame);
  }, [location]);
}

function goTo(id: string) {
  const section = document.getElementById(id);
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  section?.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth' });
  // Keyboard navigation continues there.
  section?.focus({ preventScroll: true });
}
