import { trustedScriptUrl } from './script-policy';

/** Delays before the three tries, and the maximum time of one try, in milliseconds. */
const waits = [0, 200, 800];
const maxTry = 6000;
/** In milliseconds. After this time the fallback is used instead. */
const maxLoad = 8000;

const failures = new Map<string, number>();

/** Number of failed tries of a URL in this page. */
export const failedTries = (url: string) => failures.get(url) ?? 0;

/**
 * Loads a script and checks its hash. A retry uses another URL, because browsers keep a hung
 * request and cache wrong content.
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
      // The hash of a dev build changes with each build.
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
