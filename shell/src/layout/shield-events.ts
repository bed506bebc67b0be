/** What a dialog listens to in order to keep the focus inside and to close. */
const shieldedEvents = ['keydown', 'focusin', 'pointerdown', 'mousedown', 'touchstart'] as const;

/**
 * Keeps these events of an element from everybody else; what the browser itself does on them still
 * happens. A form's dialog belongs to a remote with a copy of the dialog's code of its own, and would
 * take what is pressed in an alert above it for a press beside itself (trap T11).
 */
export function shieldEvents(element: HTMLElement) {
  const stop = (event: Event) => {
    if (event.target instanceof Node && element.contains(event.target)) {
      event.stopImmediatePropagation();
    }
  };
  // The window hears of an event before the document, at which the dialogs listen.
  shieldedEvents.forEach((name) => window.addEventListener(name, stop, true));
  return () => shieldedEvents.forEach((name) => window.removeEventListener(name, stop, true));
}
