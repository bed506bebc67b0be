// Starts a shell in the page: the live one, which the page already loads, or the previous one.
// Otherwise it shows a notice and keeps trying. It belongs to no release, because it must work when
// a release cannot be loaded.

import './reserve-bar-space.js';
import './draw-share.js';
import './gone-release.js';
import './input-over-reload.js';
import { isLeftOut } from './failed-releases.js';
import { nameOf, runningName, shellName, reportLoad, shellCandidates } from './report-loads.js';

/**
 * In milliseconds: limit of one attempt and of all attempts of a release, delays before attempts
 * and between rounds.
 */
const longestTry = 10_000;
const longestLoad = 12_000;
const waits = [0, 200, 800];
const pauses = [5000, 10_000, 20_000, 40_000, 60_000];

/** A shell that failed recently in this browser is tried last. */
const shells = shellCandidates.toSorted(
  (a, b) => isLeftOut(nameOf(a.url)) - isLeftOut(nameOf(b.url)),
);
/** Null if the shell has already started and removed it. */
const notice = document.querySelector('#portal-notice');
const policy = globalThis.trustedTypes?.createPolicy('portal-starter', { createScriptURL });
const failures = {};

function createScriptURL(url) {
  if (!url.startsWith('/releases/')) throw new TypeError(`${url} is not a file of a release.`);
  return url;
}

const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));

/** Each shell first defines its federation. An abandoned script may still arrive later. */
const isRunning = () => '__FEDERATION__' in globalThis;

/** The page's own script may have settled before this one runs. */
const settled = (script, time) =>
  new Promise((resolve) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', resolve);
    addEventListener('load', resolve);
    setTimeout(resolve, time);
  });

function ask({ url, integrity }) {
  // After a hanging request, browsers keep the address blocked.
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

/** Resolves when the network is back, the page becomes visible again or some time has passed. */
const nextChance = (round) =>
  new Promise((resolve) => {
    setTimeout(resolve, pauses[Math.min(round, pauses.length - 1)]);
    addEventListener('online', resolve, { once: true });
    document.addEventListener('visibilitychange', resolve, { once: true });
  });

function tellShell(outcome, { url }) {
  const [application, release] = nameOf(url).split('/');
  const tries = (failures[url] ?? 0) + (outcome === 'ok' ? 1 : 0);
  reportLoad({ application, wanted: release, outcome, tries });
}

/** `last` is the shell requested last, which may differ from the running one. */
function tellOf(last) {
  const [first] = shells;
  if (!last) return tellShell('entry', first);
  const running = shellCandidates.find(({ url }) => nameOf(url) === runningName()) ?? last;
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

/** Reports of the shell and its modules are assigned to the running shell. */
function tellOfShell({ isShared, ...load }) {
  if (load.outcome === 'loading' || load.outcome === 'came') return;
  const [application, id] = shellName().split('/');
  if (load.application !== 'shell')
    reportLoad(isShared ? { ...load, application, wanted: id } : load);
  else if (load.outcome !== 'ok') reportLoad({ ...load, application, wanted: id });
}

// Handles the shell's earlier reports, then all later ones.
const toldBefore = globalThis.portalLoads ?? [];
globalThis.portalLoads = { push: tellOfShell };
toldBefore.forEach(tellOfShell);

await start();
// The shell shows notices from now on.
notice?.removeAttribute('data-shown');
notice?.toggleAttribute('hidden', true);
