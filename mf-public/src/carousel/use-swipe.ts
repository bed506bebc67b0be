import { useRef, type TouchEvent } from 'react';

/** In px. A shorter move is a tap. */
const minimumDistance = 40;

/** Detects horizontal swipes: 1 for the next slide, -1 for the previous one. */
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
      // A mainly vertical move scrolls the page.
      if (Math.abs(across) < minimumDistance || Math.abs(across) < Math.abs(down)) return;
      onSwipe(across < 0 ? 1 : -1);
    },
  };
}
