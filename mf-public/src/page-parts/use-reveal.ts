import { useEffect, useRef } from 'react';

/** In seconds. */
const duration = 0.25;
const pauseBetween = 0.06;

/**
 * Reveals the children of an element one after the other when it scrolls into view. The animation
 * loads when the browser is idle. Visible elements stay unchanged, and without script or motion
 * everything is visible.
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

/** In ms. By then the page is hydrated and its own files are loaded. */
const idleDelay = 1200;

const liesBelow = ({ boundingClientRect, rootBounds }: IntersectionObserverEntry) =>
  boundingClientRect.top >= (rootBounds?.bottom ?? 0);

/** Without the decoration everything stays visible, so a failure is ignored. */
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
