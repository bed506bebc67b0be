import { useState, useSyncExternalStore } from 'react';

let isPressed = false;

/**
 * Returns a value that is held while the pointer is down. Pressing a button takes the focus from a
 * field. Its error would appear, move the button, and the click would be lost.
 */
export function useSettled<T>(value: T): T {
  const isPressing = useSyncExternalStore(
    subscribe,
    () => isPressed,
    () => false,
  );
  const [settled, setSettled] = useState(value);
  if (!isPressing && settled !== value) setSettled(value);
  return isPressing ? settled : value;
}

function subscribe(listener: () => void) {
  const press = () => {
    isPressed = true;
    listener();
  };
  // The click follows in the same task, so the button must stay in place until then.
  const release = () =>
    setTimeout(() => {
      isPressed = false;
      listener();
    });
  window.addEventListener('pointerdown', press, true);
  window.addEventListener('pointerup', release, true);
  window.addEventListener('pointercancel', release, true);
  return () => {
    window.removeEventListener('pointerdown', press, true);
    window.removeEventListener('pointerup', release, true);
    window.removeEventListener('pointercancel', release, true);
  };
}
