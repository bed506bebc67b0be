// Tells the site how the releases of this page did, each application once. The shell puts what it knows into
// a queue, which may be there before this script.

import { leaveOut } from './left-out.js';

/** Reports of a page are sent together, so long after the page is live or has failed, in milliseconds. */
const untilSent = 2000;
/** That the shell runs is no news: a page that is coming has better use for the network. */
const untilSentAlone = 15_000;
/** What failed so soon after the network was away failed for that reason. */
const afterAway = 12_000;

/** What the site tells this script. */
export const starter = document.querySelector('[data-shells]').dataset;
/** Releases of the shell that this page may run, the best first. */
export const wanted = JSON.parse(starter.shells);
/** By application, the report as it stands. */
const told = new Map();
let waiting = [];
let backAt = -afterAway;

addEventListener('online', () => (backAt = performance.now()));

const isAway = () => !navigator.onLine || performance.now() - backAt < afterAway;

function sendReports() {
  if (waiting.length === 0) return;
  const body = new Blob([JSON.stringify(waiting)], { type: 'application/json' });
  waiting = [];
  // Some browsers have none, or it is blocked: then nobody is told.
  navigator.sendBeacon?.(loadReportsPath, body);
}

function send(report) {
  const isNews = report.application !== 'shell' || report.outcome !== 'ok';
  setTimeout(sendReports, isNews ? untilSent : untilSentAlone);
  waiting.push(report);
}

/** Once for each application, and once more if it came and crashed later. */
function note(report) {
  const { application, outcome } = report;
  const before = told.get(application);
  if (before && (before.outcome !== 'ok' || outcome === 'ok')) return;
  told.set(application, report);
  if (!before) send(report);
  else if (waiting.includes(before)) waiting[waiting.indexOf(before)] = report;
  else send({ ...report, isLate: true });
}

/** The application and the release that a file is of. */
export const nameOf = (url) => url.split('/').slice(2, 4).join('/');

/** Whether this release, as `application/id`, is what runs here. */
export const hasCome = (name) => {
  const [application, id] = name.split('/');
  const report = told.get(application);
  return report?.outcome === 'ok' && report.release === id;
};

/** A shell says where it came from; older ones only that they are there. */
export const runningName = () => {
  const { portalShell } = globalThis;
  return typeof portalShell === 'string' ? nameOf(portalShell) : undefined;
};

/** The shell that runs, or should. */
export const shellName = () => runningName() ?? nameOf(wanted[0].url);

export function tell({ application, wanted: release, outcome, route = starter.route, ...load }) {
  const isFailure = outcome !== 'ok';
  if (release === developmentId || (isFailure && isAway())) return;
  if (outcome === 'took-over') leaveOut(`${application}/${release}`);
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
