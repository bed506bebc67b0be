type Keeper = (move: PopStateEvent) => void;

let keeper: Keeper | undefined;

// Registered here, before the router is mounted: Chromium calls the listeners of this event in the
// order in which they came, capturing ones too, so a later one could not stop the move.
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', (move) => keeper?.(move));
}

/** Has moves through the history told before the router hears of them; answers with the way to stop that. */
export function keepMoves(next: Keeper) {
  keeper = next;
  return () => {
    if (keeper === next) keeper = undefined;
  };
}
