/** Events that a dialog uses to trap the focus and to close. */
const shieldedEvents = ['keydown', 'focusin', 'pointerdown', 'mousedown', 'touchstart'] as const;

/**
 * Stops these events of an element before other listeners; the browser's default actions still
 * happen. A remote's dialog uses its own copy of the dialog code. It would treat a click on a
 * message above it as a click outside (trap T11).
 */
export const shieldEvents = (element: HTMLElement) =>
  stopEvents(({ target }) => target instanceof Node && element.contains(target));

/** The same for all elements, while a modal message is open. */
export const shieldAllEvents = () => stopEvents(() => true);

function stopEvents(isShielded: (event: Event) => boolean) {
  const stop = (event: Event) => {
    if (isShielded(event)) event.stopImmediatePropagation();
  };
  // The window's capture phase comes before the document, on which the dialogs listen.
  shieldedEvents.forEach((name) => window.addEventListener(name, stop, true));
  return () => shieldedEvents.forEach((name) => window.removeEventListener(name, stop, true));
}
