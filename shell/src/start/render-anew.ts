import { isMovedNodeError } from '@portal/kit/failures/moved-node-error';

/** Maximum number of automatic renders per page. More failures mean a permanent problem. */
let timesLeft = 20;

/**
 * Renders again after another script moved nodes of React.
 * @returns true if this was the cause, which is not a fault of a release
 */
export function renderAgainIfMoved(failure: unknown, render: () => void) {
  const isMoved = isMovedNodeError(failure);
  if (isMoved && timesLeft-- > 0) render();
  return isMoved;
}
