const lockName = (offerId: number) => `postulacion-${offerId}`;

/**
 * Gives the draft of an offer to one tab at a time, so that two tabs neither overwrite each other
 * nor send twice. `onChange` receives true if this tab holds it. A waiting tab receives it when the
 * other one closes, or can take it over.
 */
export function openDraftLock(offerId: number, onChange: (isHeld: boolean) => void) {
  let isClosed = false;
  let giveBack: (() => void) | undefined;
  let waiting = new AbortController();

  function hold() {
    if (isClosed) return undefined;
    onChange(true);
    return new Promise<void>((resolve) => {
      giveBack = resolve;
    });
  }

  /** Reports that another tab holds the lock, and waits until it is released. */
  function wait() {
    if (isClosed) return;
    onChange(false);
    waiting = new AbortController();
    void request({ signal: waiting.signal });
  }

  async function request(options: LockOptions) {
    let wasHeld = false;
    try {
      await navigator.locks.request(lockName(offerId), options, (lock) => {
        wasHeld = lock !== null;
        return lock ? hold() : wait();
      });
    } catch {
      // If `wasHeld`, another tab has taken the lock, so this one waits. Retrying after other
      // refusals, such as a closing page, would never end.
      if (wasHeld) wait();
      else if (options.ifAvailable && !isClosed) onChange(true);
    }
  }

  // Locks require a secure context and permission to store data. Without them tabs do not
  // coordinate.
  if (Reflect.has(navigator, 'locks')) void request({ ifAvailable: true });
  else onChange(true);

  return {
    takeOver() {
      waiting.abort();
      waiting = new AbortController();
      void request({ steal: true });
    },
    close() {
      isClosed = true;
      waiting.abort();
      giveBack?.();
    },
  };
}
