// Stores for ten minutes the releases that failed in this browser while their fallback worked. The
// shell reads it too (shell/src/remotes/release-order.ts).

const leftOutKey = 'portal-left-out';
const leftOutFor = 600_000;

/** Expiry by `application/id`, in milliseconds since 1970. */
function readLeftOut() {
  try {
    return JSON.parse(localStorage.getItem(leftOutKey)) ?? {};
  } catch {
    return {};
  }
}

export const isLeftOut = (name) => readLeftOut()[name] > Date.now();

export function rememberFailedRelease(name) {
  try {
    const until = Date.now() + leftOutFor;
    const others = Object.entries(readLeftOut()).filter(([, time]) => time > Date.now());
    localStorage.setItem(
      leftOutKey,
      JSON.stringify(Object.fromEntries([...others, [name, until]])),
    );
  } catch {
    // Without storage the next page tries the release again.
  }
}
