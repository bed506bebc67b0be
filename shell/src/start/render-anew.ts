import { isMovedByOthers } from '@portal/kit/failures/moved-by-others';

/** So often a page of the browser is rendered anew by itself; what fails more often fails for ever. */
let timesLeft = 20;

/**
 * Has a part of the page rendered anew that React lost because others had moved its nodes.
 * @returns whether it was lost so, which is no fault of a release.
 */
export function renderAnew(failure: unknown, render: () => void) {
  const isMoved = isMovedByOthers(failure);
  if (isMoved && timesLeft-- > 0) render();
  return isMoved;
}
