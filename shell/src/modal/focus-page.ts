/** Id of the main landmark, to which the skip link leads. */
export const mainId = 'contenido';

/** Brings the focus to the page's heading, or to its beginning while it has none. */
export function focusPage() {
  const main = document.getElementById(mainId);
  const target = main?.querySelector('h1') ?? main;
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
