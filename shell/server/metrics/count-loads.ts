import { LRUCache } from 'lru-cache';
import type { Registry } from 'prom-client';
import type { LoadObserver } from '../loads/load-observer';
import { createLoadFigures, forgetRelease, secondsOf, type ReleaseLabels } from './load-figures';

/** Maximum number of releases with metrics; in long-running processes the oldest are dropped. */
const maxReleases = 200;

/** Counts load reports, rendered pages and withdrawn releases. */
export function countLoads(registry: Registry): LoadObserver {
  const figures = createLoadFigures(registry);
  const known = new LRUCache<string, ReleaseLabels>({
    max: maxReleases,
    dispose: (labels) => forgetRelease(figures, labels),
    noDisposeOnSet: true,
  });

  function labelsOf(application: string, release: string) {
    const labels = { application, release };
    known.set(`${application}/${release}`, labels);
    return labels;
  }

  return {
    onReport({ application, release, outcome, isLate, tries, time }, isCounted) {
      if (!isCounted) return figures.ignored.inc();
      const labels = labelsOf(application, release);
      if (isLate) return figures.lateFailures.inc({ ...labels, outcome });
      figures.loads.inc({ ...labels, outcome });
      figures.tries.inc(labels, tries);
      return figures.duration.observe(labels, secondsOf(time));
    },
    onRender({ application, id, isFailure }) {
      const outcome = isFailure ? 'failed' : 'ok';
      figures.renders.inc({ ...labelsOf(application, id), outcome });
    },
    onVerdict: ({ application, role }) => figures.takenBack.inc({ application, role }),
  };
}
