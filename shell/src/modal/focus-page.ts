/** Id of the main landmark, the target of the skip link. */
export const mainId = 'contenido';

/** Focuses the page's heading, or the main landmark if there is none. */
export function focusPage() {
  const main = document.getElementById(mainId);
  const target = main?.querySelector('h1') ?? main;
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
