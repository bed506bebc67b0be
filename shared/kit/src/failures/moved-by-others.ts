/**
 * Whether React did not find a node where it had put it, because others, such as a browser's translator, have
 * moved it. Engines word the failure in their own ways, so its name tells. In what is rendered or runs as an
 * effect nothing else gives it: IndexedDB and devices answer later.
 */
export const isMovedByOthers = (failure: unknown) =>
  failure instanceof DOMException && failure.name === 'NotFoundError';
