import { focusPage } from './focus-page';

/** Enough elements from a button to the end of the form that it opened. */
const memory = 20;

let recent: readonly { element: HTMLElement; pathname: string }[] = [];

/** Records the latest focused elements. Returns a function that stops it. */
export function rememberFocus() {
  window.addEventListener('focusin', remember, true);
  return () => window.removeEventListener('focusin', remember, true);
}

function remember({ target }: Event) {
  if (!(target instanceof HTMLElement)) return;
  recent = [{ element: target, pathname: location.pathname }, ...recent].slice(0, memory);
}

/**
 * True if the visitor has moved the focus since the address changed, for example into the menu. A
 * late page then leaves it there.
 */
export const hasMovedFocus = () =>
  document.activeElement !== document.body && recent[0]?.pathname === location.pathname;

/**
 * Restores the focus when `leaving` is removed: the latest focused element that still accepts it,
 * or else the heading of the current page.
 */
export function returnFocus(leaving: HTMLElement) {
  const isBack = recent.some(
    ({ element, pathname }) =>
      pathname === location.pathname && !leaving.contains(element) && takesFocus(element),
  );
  if (!isBack) focusPage();
}

function takesFocus(element: HTMLElement) {
  element.focus();
  return element.isConnected && document.activeElement === element;
}
