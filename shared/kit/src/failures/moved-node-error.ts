/**
 * True if React did not find a node because other code, such as a browser's translator, moved it.
 * Messages differ between engines, so only the name is checked. Rendering and effects have no other
 * source of this error: IndexedDB and devices report theirs asynchronously.
 */
export const isMovedNodeError = (failure: unknown) =>
  failure instanceof DOMException && failure.name === 'NotFoundError';
