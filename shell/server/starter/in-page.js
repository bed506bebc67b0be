// Sees to it that a shell runs in the page: the live one, for which the page has asked already, else
// the one before. Where none can be had it says so, and goes on trying. It is no part of a release,
// as what it stands for is that a release cannot be had.

import './bar-room.js';
import './draw-share.js';
import './gone-release.js';
import './keep-over-reload.js';
import { isLeftOut } from './left-out.js';
import { nameOf, runningName, shellName, tell, wanted } from './tell-loads.js';

/** In milliseconds: a try, all tries of one release, waits before tries, and between rounds. */
const longestTry = 10_000;
const longestLoad = 12_000;
const waits = [0, 200, 800];
const pauses = [5000, 10_000, 20_000, 40_000, 60_000];

/** What failed here a while ago is tried last. */
const shells = wanted.toSorted((a, b) => isLeftOut(nameOf(a.url)) - isLeftOut(nameOf(b.url)));
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
  for (const shell of shells) if (await runs(shell)) return shell;
  return undefined;
}

/** The network is back, somebody looks at the page again, or some time has passed. */
const nextChance = (round) =>
  new Promise((resolve) => {
    setTimeout(resolve, pauses[Math.min(round, pauses.length - 1)]);
    addEventListener('online', resolve, { once: true });
    document.addEventListener('visibilitychange', resolve, { once: true });
  });

function tellShell(outcome, { url }) {
  const [application, release] = nameOf(url).split('/');
  const tries = (failures[url] ?? 0) + (outcome === 'ok' ? 1 : 0);
  tell({ application, wanted: release, outcome, tries });
}

/** Given the one that was asked for last, which is not always the one that runs. */
function tellOf(last) {
  const [first] = shells;
  if (!last) return tellShell('entry', first);
  const running = wanted.find(({ url }) => nameOf(url) === runningName()) ?? last;
  const isItself = running === first || !failures[first.url];
  return isItself ? tellShell('ok', running) : tellShell('took-over', first);
}

async function start() {
  for (let round = 0; ; round += 1) {
    const running = await anyRuns();
    tellOf(running);
    if (running) return;
    notice.dataset.shown = '';
    await nextChance(round);
  }
}

/** What the shell says of itself and of its modules is of the one that runs. */
function tellOfShell({ isShared, ...load }) {
  if (load.outcome === 'loading' || load.outcome === 'came') return;
  const [application, id] = shellName().split('/');
  if (load.application !== 'shell') tell(isShared ? { ...load, application, wanted: id } : load);
  else if (load.outcome !== 'ok') tell({ ...load, application, wanted: id });
}

// What the shell has told before this script came, and what it tells from here on.
const toldBefore = globalThis.portalLoads ?? [];
globalThis.portalLoads = { push: tellOfShell };
toldBefore.forEach(tellOfShell);

await start();
// From here on it is for the shell to say.
notice?.removeAttribute('data-shown');
notice?.toggleAttribute('hidden', true);
