const pagesToEitherSide = 4;
const fewestPages = 6;

/**
 * Page numbers of a pager, from 1. Up to four on either side of the current one, and at least six
 * if there are that many (S9.06, reading A11).
 */
export function pageWindow(page: number, totalPages: number) {
  const first = Math.max(1, Math.min(page - pagesToEitherSide, totalPages - fewestPages + 1));
  const last = Math.min(totalPages, Math.max(page + pagesToEitherSide, fewestPages));
  return Array.from({ length: last - first + 1 }, (_item, index) => first + index);
}
