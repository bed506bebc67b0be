type Keeper = (move: PopStateEvent) => void;

let keeper: Keeper | undefined;

// Registered before the router is mounted: Chromium calls popstate listeners in order of
// registration, so a later one could not stop the navigation.
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', (move) => keeper?.(move));
}

/**
 * Calls `next` for each history navigation before the router does. Returns the unsubscribe
 * function.
 */
export function keepMoves(next: Keeper) {
  keeper = next;
  return () => {
    if (keeper === next) keeper = undefined;
  };
}
