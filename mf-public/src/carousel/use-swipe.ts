import { useRef, type TouchEvent } from 'react';

/** In px; less is a tap or a tremble. */
const minimumDistance = 40;

/** Tells in which direction a finger has swept: 1 for the next slide, -1 for the previous one. */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);

  return {
    onTouchStart: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      start.current = touch && { x: touch.clientX, y: touch.clientY };
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      if (!start.current || !touch) return;
      const across = touch.clientX - start.current.x;
      const down = touch.clientY - start.current.y;
      // A finger that moves mainly up or down scrolls the page.
      if (Math.abs(across) < minimumDistance || Math.abs(across) < Math.abs(down)) return;
      onSwipe(across < 0 ? 1 : -1);
    },
  };
}
