// Sees to it that a shell runs in the page: the live one, for which the page has asked already, else
// the one before. Where none can be had it says so, and goes on trying. It is no part of a release,
// as what it stands for is that a release cannot be had.

/** In milliseconds: a try, all tries of one release, waits before tries, and between rounds. */
const longestTry = 10_000;
const longestLoad = 12_000;
const waits = [0, 200, 800];
const pauses = [5000, 10_000, 20_000, 40_000, 60_000];

const shells = JSON.parse(document.querySelector('[data-shells]').dataset.shells);
/** None, if the shell has come already and has taken it away. */
const notice = document.querySelector('#portal-notice');
const policy = globalThis.trustedTypes?.createPolicy('portal-starter', { createScriptURL });
const failures = {};

function createScriptURL(url) {
  if (!url.startsWith('/releases/')) throw new TypeError(`${url} is not a release's file.`);
  return url;
}

const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));

/** Every shell announces its federation first of all. One that was given up may still come. */
const isRunning = () => '__FEDERATION__' in globalThis;

/** Waits until a script ran or failed. The page's own may have done so before this one came. */
const settled = (script, time) =>
  new Promise((resolve) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', resolve);
    addEventListener('load', resolve);
    setTimeout(resolve, time);
  });

function ask({ url, integrity }) {
  // Browsers keep an address stuck after a request that hung.
  const address = failures[url] ? `${url}?retry=${failures[url]}` : url;
  const script = document.createElement('script');
  script.integrity = integrity;
  script.crossOrigin = 'anonymous';
  script.src = policy ? policy.createScriptURL(address) : address;
  document.head.append(script);
  return script;
}

const ownScript = (url) => document.querySelector(`script[defer][src="${url}"]`);

async function runs(shell) {
  const { url } = shell;
  const end = performance.now() + longestLoad;
  for (const wait of waits) {
    await pause(wait);
    const timeLeft = end - performance.now();
    if (isRunning() || timeLeft <= 0) break;
    const script = (!failures[url] && ownScript(url)) || ask(shell);
    await settled(script, Math.min(longestTry, timeLeft));
    if (isRunning()) break;
    failures[url] = (failures[url] ?? 0) + 1;
  }
  return isRunning();
}

async function anyRuns() {
  for (const shell of shells) if (await runs(shell)) return true;
  return false;
}

/** The network is back, somebody looks at the page again, or some time has passed. */
const nextChance = (round) =>
  new Promise((resolve) => {
    setTimeout(resolve, pauses[Math.min(round, pauses.length - 1)]);
    addEventListener('online', resolve, { once: true });
    document.addEventListener('visibilitychange', resolve, { once: true });
  });

for (let round = 0; !(await anyRuns()); round += 1) {
  notice.dataset.shown = '';
  await nextChance(round);
}
// From here on it is for the shell to say.
notice?.removeAttribute('data-shown');
notice?.toggleAttribute('hidden', true);
