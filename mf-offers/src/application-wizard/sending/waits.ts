const firstWait = 2000;
const maxWait = 30_000;

/** A single wait of a sending: for the connection, or until the time that the server named. */
export function createRetryTimer() {
  let losses = 0;
  let stop: (() => void) | undefined;

  return {
    /** Retries with exponential delays, or when the browser is online again. */
    forConnection(goOn: () => void) {
      losses += 1;
      const timer = setTimeout(goOn, Math.min(firstWait * 2 ** (losses - 1), maxWait));
      window.addEventListener('online', goOn);
      stop = () => {
        clearTimeout(timer);
        window.removeEventListener('online', goOn);
      };
    },

    /** `moment` is in milliseconds since 1970. */
    until(moment: number, goOn: () => void) {
      losses = 0;
      const timer = setTimeout(goOn, moment - Date.now());
      stop = () => clearTimeout(timer);
    },

    stop: () => stop?.(),

    /** The server answered, so the next loss starts with the shortest delay. */
    forgetLosses() {
      losses = 0;
    },
  };
}
