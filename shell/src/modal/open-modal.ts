import { returnFocus } from './focus-memory';
import { shieldAllEvents } from './shield-events';

/**
 * Opens a dialog above everything and returns the function that closes it. The browser lets nothing
 * else be reached, closes it on Esc and brings the focus back to where it was.
 */
export function openModal(dialog: HTMLDialogElement, onClose: () => void) {
  const keepTabInside = (event: KeyboardEvent) => moveByTab(event, dialog);
  window.addEventListener('keydown', keepTabInside, true);
  // Before opening, as that moves the focus, which an open form would take for leaving it.
  const unshield = shieldAllEvents();
  dialog.showModal();
  dialog.addEventListener('close', onClose);
  const unlockScroll = lockScroll();

  return () => {
    window.removeEventListener('keydown', keepTabInside, true);
    dialog.removeEventListener('close', onClose);
    unshield();
    unlockScroll();
    dialog.close();
    const { activeElement } = document;
    if (activeElement === document.body || dialog.contains(activeElement)) returnFocus(dialog);
  };
}

/** What the browser itself stops at. */
const reachable =
  ':is(a, button, input, select, textarea):not(:disabled, [hidden], [tabindex="-1"])';

/** From the last control to the first, where the browser would go on to its own controls. */
function moveByTab(event: KeyboardEvent, dialog: HTMLDialogElement) {
  if (event.key !== 'Tab') return;
  const controls = [...dialog.querySelectorAll<HTMLElement>(reachable)];
  const at = controls.findIndex((control) => control === document.activeElement);
  const next = controls.at((at + (event.shiftKey ? -1 : 1)) % controls.length);
  event.preventDefault();
  next?.focus();
}

/** Holds the page still below a modal window; returns the function that lets it go. */
function lockScroll() {
  const { style, clientWidth } = document.documentElement;
  const { overflow, scrollbarGutter } = style;
  style.overflow = 'hidden';
  // Without its scrollbar the page would be wider and move.
  if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  return () => void Object.assign(style, { overflow, scrollbarGutter });
}
