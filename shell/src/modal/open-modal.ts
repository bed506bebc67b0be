import { returnFocus } from './focus-memory';
import { shieldAllEvents } from './shield-events';

/**
 * Opens a native modal dialog and returns a function that closes it. The browser makes the rest of
 * the page inert, closes the dialog on Esc and restores the focus.
 */
export function openModal(dialog: HTMLDialogElement, onClose: () => void) {
  const keepTabInside = (event: KeyboardEvent) => moveByTab(event, dialog);
  window.addEventListener('keydown', keepTabInside, true);
  // Before opening: `showModal` moves the focus, which an open form would handle as leaving it.
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

/** Elements that the browser includes in the tab order. */
const reachable =
  ':is(a, button, input, select, textarea):not(:disabled, [hidden], [tabindex="-1"])';

/** Wraps from the last control to the first, instead of moving on to the browser's own controls. */
function moveByTab(event: KeyboardEvent, dialog: HTMLDialogElement) {
  if (event.key !== 'Tab') return;
  const controls = [...dialog.querySelectorAll<HTMLElement>(reachable)];
  const at = controls.findIndex((control) => control === document.activeElement);
  const next = controls.at((at + (event.shiftKey ? -1 : 1)) % controls.length);
  event.preventDefault();
  next?.focus();
}

/** Prevents scrolling behind a modal. Returns a function that restores it. */
function lockScroll() {
  const { style, clientWidth } = document.documentElement;
  const { overflow, scrollbarGutter } = style;
  style.overflow = 'hidden';
  // Keeps the space of the scrollbar, so that the page does not move.
  if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  return () => void Object.assign(style, { overflow, scrollbarGutter });
}
