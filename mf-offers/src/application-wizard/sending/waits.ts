const firstWait = 2000;
const maxWait = 30_000;

/** What a sending waits for, one at a time: the connection, or the moment that the server has named. */
export function createWaits() {
  let losses = 0;
  let stop: (() => void) | undefined;

  return {
    /** Longer after each loss that follows another one, or until the browser says that it is back. */
    forConnection(goOn: () => void) {
      losses += 1;
      const timer = setTimeout(goOn, Math.min(firstWait * 2 ** (losses - 1), maxWait));
      window.addEventListener('online', goOn);
      stop = () => {
        clearTimeout(timer);
        window.removeEventListener('online', goOn);
      };
    },

    /** In milliseconds since 1970. */
    until(moment: number, goOn: () => void) {
      losses = 0;
      const timer = setTimeout(goOn, moment - Date.now());
      stop = () => clearTimeout(timer);
    },

    stop: () => stop?.(),

    /** A call was answered: the next loss is the first one. */
    forgetLosses() {
      losses = 0;
    },
  };
}
