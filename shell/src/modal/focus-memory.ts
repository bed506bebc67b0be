import { focusPage } from './focus-page';

/** As many as lie between a button and the end of the form that it opened. */
const memory = 20;

let recent: readonly { element: HTMLElement; pathname: string }[] = [];

/** Keeps what had the focus of late; returns the function that ends it. */
export function rememberFocus() {
  window.addEventListener('focusin', remember, true);
  return () => window.removeEventListener('focusin', remember, true);
}

function remember({ target }: Event) {
  if (!(target instanceof HTMLElement)) return;
  recent = [{ element: target, pathname: location.pathname }, ...recent].slice(0, memory);
}

/**
 * Whether the visitor has moved the focus since the address changed, such as into the menu: the page that
 * comes to it, perhaps late, calls nobody back.
 */
export const hasGoneOn = () =>
  document.activeElement !== document.body && recent[0]?.pathname === location.pathname;

/**
 * Brings the focus back from something that goes. If what had it before is gone or disabled: to what
 * had it earlier, with a form to what opened the form; with the whole page, to the heading of the
 * page that came instead.
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
