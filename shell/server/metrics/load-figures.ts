import { loadOutcomes, loadTimes } from '@portal/releases/load-report';
import { Counter, Histogram, type Registry } from 'prom-client';

export type ReleaseLabels = { readonly application: string; readonly release: string };

const ofRelease = ['application', 'release'] as const;
const ofOutcome = [...ofRelease, 'outcome'] as const;

/** In seconds, for loads beyond the last bound. */
const longest = 60;

/** Upper bound of a load time, in seconds. */
export const secondsOf = (time: (typeof loadTimes)[number]) => (time === 0 ? longest : time / 1000);

const bounds = loadTimes.map(secondsOf).filter((bound) => bound < longest);

export type LoadFigures = ReturnType<typeof createLoadFigures>;

export const createLoadFigures = (registry: Registry) => ({
  loads: new Counter({
    name: 'release_loads_total',
    help: 'Reported loads of a release, by outcome.',
    labelNames: ofOutcome,
    registers: [registry],
  }),
  lateFailures: new Counter({
    name: 'release_late_failures_total',
    help: 'Failures after a load that was already counted as successful.',
    labelNames: ofOutcome,
    registers: [registry],
  }),
  tries: new Counter({
    name: 'release_tries_total',
    help: 'Attempts of pages to load the script of a release.',
    labelNames: ofRelease,
    registers: [registry],
  }),
  duration: new Histogram({
    name: 'release_load_duration_seconds',
    help: 'Time until a page was live. Pages report upper bounds, so the sum is meaningless.',
    labelNames: ofRelease,
    buckets: bounds,
    registers: [registry],
  }),
  renders: new Counter({
    name: 'release_renders_total',
    help: 'Pages that the server rendered with a release or failed to render, by outcome.',
    labelNames: ofOutcome,
    registers: [registry],
  }),
  takenBack: new Counter({
    name: 'release_taken_back_total',
    help: 'Releases that this process reverted automatically.',
    labelNames: ['application', 'role'],
    registers: [registry],
  }),
  ignored: new Counter({
    name: 'release_reports_ignored_total',
    help: 'Ignored reports: unknown releases, visitors with release overrides, or over the rate limit.',
    registers: [registry],
  }),
});

/** Drops the metrics of an old release. */
export function forgetRelease(figures: LoadFigures, labels: ReleaseLabels) {
  for (const outcome of loadOutcomes) {
    figures.loads.remove({ ...labels, outcome });
    figures.lateFailures.remove({ ...labels, outcome });
  }
  for (const outcome of ['ok', 'failed']) figures.renders.remove({ ...labels, outcome });
  figures.tries.remove(labels);
  figures.duration.remove(labels);
}
