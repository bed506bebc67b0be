/** What a dialog listens to in order to keep the focus inside and to close. */
const shieldedEvents = ['keydown', 'focusin', 'pointerdown', 'mousedown', 'touchstart'] as const;

/**
 * Keeps these events of an element from everybody else; what the browser itself does on them still
 * happens. A form's dialog belongs to a remote with a copy of the dialog's code of its own, and would
 * take what is pressed in a message above it for a press beside itself (trap T11).
 */
export const shieldEvents = (element: HTMLElement) =>
  stopEvents(({ target }) => target instanceof Node && element.contains(target));

/** The same for all events, while a modal message leaves nothing else to act on. */
export const shieldAllEvents = () => stopEvents(() => true);

function stopEvents(isShielded: (event: Event) => boolean) {
  const stop = (event: Event) => {
    if (isShielded(event)) event.stopImmediatePropagation();
  };
  // The window hears of an event before the document, at which the dialogs listen.
  shieldedEvents.forEach((name) => window.addEventListener(name, stop, true));
  return () => shieldedEvents.forEach((name) => window.removeEventListener(name, stop, true));
}
