import { trustedScriptUrl } from './script-policy';

/** Waits before the first, second and third try, in milliseconds. */
const waits = [0, 200, 800];
const maxTry = 6000;
/** After this long the last good release should take over instead. */
const maxLoad = 8000;

const failures = new Map<string, number>();

/** Failed tries of an address in this page. */
export const failedTries = (url: string) => failures.get(url) ?? 0;

/**
 * Runs a script whose bytes must have the given hash. After a failure it is asked for by another
 * address: browsers keep one stuck after a request that hung, and cache what was wrong.
 */
export async function loadScript(url: string, expected: { readonly integrity: string }) {
  const deadline = performance.now() + maxLoad;
  let failure: unknown;
  for (const wait of waits) {
    await delay(wait);
    const timeLeft = deadline - performance.now();
    if (timeLeft <= 0) break;
    const failed = failedTries(url);
    try {
      const address = failed === 0 ? url : `${url}?retry=${failed}`;
      // Of what is worked on, the hash changes with each build.
      return await runScript(address, expected.integrity, Math.min(maxTry, timeLeft));
    } catch (error) {
      failure = error;
      failures.set(url, failed + 1);
    }
  }
  throw failure;
}

function runScript(url: string, integrity: string, timeout: number) {
  const script = document.createElement('script');
  script.integrity = integrity;
  script.crossOrigin = 'anonymous';
  script.src = trustedScriptUrl(url);
  const finished = new Promise<void>((resolve, reject) => {
    const fail = (reason: string) => reject(new Error(`${url} ${reason}.`));
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => fail('could not be loaded'));
    setTimeout(() => fail(`took more than ${timeout} ms`), timeout);
  });
  document.head.append(script);
  return finished.finally(() => script.remove());
}

const delay = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
