import type { FocusEvent, KeyboardEvent, PointerEvent } from 'react';
import { useRotation } from './use-rotation';
import { useSwipe } from './use-swipe';

type CarouselOptions = { label: string; count: number; intervalMs: number };

/** State and ARIA attributes of an APG carousel, for any design of slides. */
export function useCarousel({ label, count, intervalMs }: CarouselOptions) {
  const rotation = useRotation({ count, intervalMs });
  const { index, isLive, isPlaying, isRotating, moveBy, setPlaying, setHeld } = rotation;

  return {
    index,
    isLive,
    moveBy,
    region: {
      'aria-roledescription': 'carrusel',
      'aria-label': label,
      touchAction: 'pan-y',
      onPointerEnter: ({ pointerType }: PointerEvent) => setHeld(pointerType !== 'touch'),
      onPointerLeave: () => setHeld(false),
      onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && setPlaying(false),
      onKeyDown: ({ key }: KeyboardEvent) => arrowSteps[key] && moveBy(arrowSteps[key]),
      ...useSwipe(moveBy),
    },
    controls: { isPlaying, onToggle: () => setPlaying(!isPlaying), onMove: moveBy },
    live: isRotating ? ('off' as const) : ('polite' as const),
  };
}

const arrowSteps: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 };

/** Accessible name of a slide, such as «2 de 10». */
export const slideLabel = (position: number, count: number) => `${position + 1} de ${count}`;
