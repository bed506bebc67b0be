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
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      void raise([...element.children]);
    });
    const timer = setTimeout(() => {
      if (element.getBoundingClientRect().top < window.innerHeight) return;
      // A decoration that cannot be had is no news to a visitor: everything stands where it is.
      void loadAnimate().then(
        () => observer.observe(element),
        () => undefined,
      );
    }, idleDelay);

    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, []);

  return group;
}

/** In ms: by then the page is live and its own files have come. */
const idleDelay = 1200;

const loadAnimate = () => import('framer-motion/dom/mini');

async function raise(elements: readonly Element[]) {
  const { animate } = await loadAnimate();
  elements.forEach((element, position) => {
    animate(
      element,
      { opacity: [0, 1], transform: ['translateY(24px)', 'none'] },
      { duration, delay: position * pauseBetween },
    );
  });
}
