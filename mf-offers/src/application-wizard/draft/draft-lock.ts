const lockName = (offerId: number) => `postulacion-${offerId}`;

/**
 * Gives the draft of an offer to one tab at a time, so that two of them neither overwrite each
 * other's words nor send twice. `onChange` tells whether this tab has it. A tab that waits gets it
 * as soon as the other one leaves, or takes it over at once.
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

  /** Tells that another tab has it, and waits until that one leaves. */
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
      // Another tab has taken the lock from this one. Whatever else is refused, such as a lock for a
      // page that is just being left, would be refused again without end.
      if (wasHeld) wait();
      else if (options.ifAvailable && !isClosed) onChange(true);
    }
  }

  // Browsers have locks in secure pages only, and where they may store; elsewhere each tab is on its own.
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
