/** Holds the page still below a modal window; returns the function that lets it go. */
export function lockScroll() {
  const { style, clientWidth } = document.documentElement;
  const { overflow, scrollbarGutter } = style;
  style.overflow = 'hidden';
  // Without its scrollbar the page would be wider and move.
  if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  return () => void Object.assign(style, { overflow, scrollbarGutter });
}
