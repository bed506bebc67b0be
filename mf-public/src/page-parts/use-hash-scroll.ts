import { useLocation } from '@portal/runtime';
import { useEffect } from 'react';

/** Goes to the section that the address names, also when the visitor comes from another page. */
export function useHashScroll() {
  const location = useLocation();

  useEffect(() => {
    const { hash } = location;
    if (!hash) return undefined;
    // After the shell has brought a new page to its top.
    const frame = requestAnimationFrame(() => goTo(hash.slice(1)));
    return () => cancelAnimationFrame(frame);
  }, [location]);
}

function goTo(id: string) {
  const section = document.getElementById(id);
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  section?.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth' });
  // The keyboard goes on from there.
  section?.focus({ preventScroll: true });
}
