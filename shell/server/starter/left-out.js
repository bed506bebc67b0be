// Remembers for ten minutes which releases failed in this browser while another one of theirs worked. The shell
// reads it too (shell/src/remotes/left-out.ts).

const leftOutKey = 'portal-left-out';
const leftOutFor = 600_000;

/** By `application/id`, until when; in milliseconds since 1970. */
function readLeftOut() {
  try {
    return JSON.parse(localStorage.getItem(leftOutKey)) ?? {};
  } catch {
    return {};
  }
}

export const isLeftOut = (name) => readLeftOut()[name] > Date.now();

export function leaveOut(name) {
  try {
    const until = Date.now() + leftOutFor;
    const others = Object.entries(readLeftOut()).filter(([, time]) => time > Date.now());
    localStorage.setItem(
      leftOutKey,
      JSON.stringify(Object.fromEntries([...others, [name, until]])),
    );
  } catch {
    // The next page tries it again.
  }
}
