import { useEffect, useRef } from 'react';

/** In seconds. */
const duration = 0.25;
const pauseBetween = 0.06;

/**
 * Lets the children of an element rise one after the other when the visitor scrolls to it: the one
 * gesture of a screen. The animation is fetched when the browser is idle; whatever already shows
 * stays as it is, and without script or motion everything simply stands there.
 */
export function useReveal<E extends HTMLElement>() {
  const group = useRef<E>(null);

  useEffect(() => {
    const element = group.current;
    if (!element || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    let isAwaited = false;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry && liesBelow(entry)) {
        isAwaited = true;
        void loadMotion();
      } else {
        observer.disconnect();
        if (isAwaited) void raise([...element.children]);
      }
    });
    const timer = setTimeout(() => observer.observe(element), idleDelay);

    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, []);

  return group;
}

/** In ms: by then the page is live and its own files have come. */
const idleDelay = 1200;

const liesBelow = ({ boundingClientRect, rootBounds }: IntersectionObserverEntry) =>
  boundingClientRect.top >= (rootBounds?.bottom ?? 0);

/** A decoration that cannot be had is no news to a visitor: everything stands where it is. */
const loadMotion = () => import('framer-motion/dom/mini').catch(() => undefined);

async function raise(elements: readonly Element[]) {
  const motion = await loadMotion();
  elements.forEach((element, position) => {
    motion?.animate(
      element,
      { opacity: [0, 1], transform: ['translateY(24px)', 'none'] },
      { duration, delay: position * pauseBetween },
    );
  });
}
