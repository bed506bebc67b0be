const pagesToEitherSide = 4;
const fewestPages = 6;

/**
 * The page numbers a pager offers: up to four to either side of the current one and never fewer
 * than six as long as there are so many (specification §9, reading A11). Pages count from 1.
 */
export function pageWindow(page: number, totalPages: number) {
  const first = Math.max(1, Math.min(page - pagesToEitherSide, totalPages - fewestPages + 1));
  const last = Math.min(totalPages, Math.max(page + pagesToEitherSide, fewestPages));
  return Array.from({ length: last - first + 1 }, (_item, index) => first + index);
}
