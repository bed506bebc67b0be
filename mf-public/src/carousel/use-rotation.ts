import { useIsLive } from '@portal/kit/form/use-is-live';
import { useMedia } from '@portal/kit/ui/use-media';
import { useEffect, useState } from 'react';

type RotationOptions = { count: number; intervalMs: number };

/**
 * Current slide and its rotation. Nothing rotates before hydration, with reduced motion, in a
 * hidden tab or under the pointer. Manual navigation stops it.
 */
export function useRotation({ count, intervalMs }: RotationOptions) {
  const isLive = useIsLive();
  // The server's HTML does not rotate.
  const prefersStill = useMedia('(prefers-reduced-motion: reduce)', true);
  const [index, setIndex] = useState(0);
  const [choice, setPlaying] = useState<boolean>();
  const [isHeld, setHeld] = useState(false);
  const isPlaying = choice ?? !prefersStill;
  const isRotating = isPlaying && !isHeld;

  useEffect(() => {
    if (!isRotating) return undefined;
    const advance = () => document.hidden || setIndex((current) => (current + 1) % count);
    const timer = setInterval(advance, intervalMs);
    return () => clearInterval(timer);
  }, [isRotating, count, intervalMs]);

  const moveBy = (step: number) => {
    setPlaying(false);
    setIndex((current) => (current + step + count) % count);
  };

  return { index, isLive, isPlaying, isRotating, moveBy, setPlaying, setHeld };
}
