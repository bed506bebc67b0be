import { trustedScriptUrl } from './script-policy';

/** Waits before the first, second and third try, in milliseconds. */
const waits = [0, 200, 800];
const longestTry = 6000;
/** After this long the last good release should take over instead. */
const longestLoad = 8000;

/**
 * Runs a script whose bytes must have the given hash. A failed try is repeated under another
 * address, as browsers keep an address stuck after a request that hung.
 */
export async function loadScript(url: string, integrity: string) {
  const deadline = Date.now() + longestLoad;
  let failure: unknown;
  for (const [attempt, wait] of waits.entries()) {
    await delay(wait);
    const timeLeft = deadline - Date.now();
    if (timeLeft <= 0) break;
    try {
      const address = attempt === 0 ? url : `${url}?retry=${attempt}`;
      return await runScript(address, integrity, Math.min(longestTry, timeLeft));
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

function runScript(url: string, integrity: string, timeout: number) {
  const script = document.createElement('script');
  const finished = new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${url} could not be loaded.`)));
    setTimeout(() => reject(new Error(`${url} took more than ${timeout} ms.`)), timeout);
  });
  script.integrity = integrity;
  script.crossOrigin = 'anonymous';
  script.src = trustedScriptUrl(url);
  document.head.append(script);
  return finished.finally(() => script.remove());
}

const delay = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
