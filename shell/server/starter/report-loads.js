// Reports each application's release once per page. The shell's queue may exist before this script.

import { rememberFailedRelease } from './failed-releases.js';

/** Delay after which the reports of a page are sent together, in milliseconds. */
const untilSent = 2000;
/** Delay of a report that only says that the shell runs; a loading page needs the network more. */
const untilSentAlone = 15_000;
/**
 * Failures within this time after an offline period are attributed to the network, in milliseconds.
 */
const afterAway = 12_000;

/** Data of the site for this script. */
export const starter = document.querySelector('[data-shells]').dataset;
/** Shell releases that this page may run, in order of preference. */
export const shellCandidates = JSON.parse(starter.shells);
/** Current report by application. */
const told = new Map();
let waiting = [];
let backAt = -afterAway;

addEventListener('online', () => (backAt = performance.now()));

const isAway = () => !navigator.onLine || performance.now() - backAt < afterAway;

function sendReports() {
  if (waiting.length === 0) return;
  const body = new Blob([JSON.stringify(waiting)], { type: 'application/json' });
  waiting = [];
  // Some browsers lack it or block it; then no report is sent.
  navigator.sendBeacon?.(loadReportsPath, body);
}

function send(report) {
  const isNews = report.application !== 'shell' || report.outcome !== 'ok';
  setTimeout(sendReports, isNews ? untilSent : untilSentAlone);
  waiting.push(report);
}

/** Keeps one report per application, and a second one for a later crash. */
function note(report) {
  const { application, outcome } = report;
  const before = told.get(application);
  if (before && (before.outcome !== 'ok' || outcome === 'ok')) return;
  told.set(application, report);
  if (!before) send(report);
  else if (waiting.includes(before)) waiting[waiting.indexOf(before)] = report;
  else send({ ...report, isLate: true });
}

/** `application/id` of a file. */
export const nameOf = (url) => url.split('/').slice(2, 4).join('/');

/** True if this release, as `application/id`, runs here. */
export const isRunningRelease = (name) => {
  const [application, id] = name.split('/');
  const report = told.get(application);
  return report?.outcome === 'ok' && report.release === id;
};

/** The address of the running shell; older shells do not provide it. */
export const runningName = () => {
  const { portalShell } = globalThis;
  return typeof portalShell === 'string' ? nameOf(portalShell) : undefined;
};

/** The running shell, or the preferred one. */
export const shellName = () => runningName() ?? nameOf(shellCandidates[0].url);

export function reportLoad({
  application,
  wanted: release,
  outcome,
  route = starter.route,
  ...load
}) {
  const isFailure = outcome !== 'ok';
  if (release === developmentId || (isFailure && isAway())) return;
  if (outcome === 'took-over') rememberFailedRelease(`${application}/${release}`);
  const { tries = 1, askedAt = 0, arrivedAt = performance.now() } = load;
  note({
    application,
    release,
    shell: shellName().split('/')[1],
    route,
    outcome,
    tries: Math.min(Math.max(tries, 1), 20),
    time: loadTimes.find((time) => arrivedAt - askedAt <= time) ?? 0,
  });
}

addEventListener('pagehide', sendReports);
