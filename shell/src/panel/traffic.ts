import { releaseUrl } from '@portal/releases/release-names';

/** What the files of a release weighed in this page of the browser. */
export type Traffic = {
  readonly files: number;
  /** Bytes that came over the network, headers included; nothing for what the browser had already. */
  readonly transferred: number;
  /** Bytes once unpacked. */
  readonly decoded: number;
};

/** Counted by the browser, of the files that it still remembers. */
export function trafficOf(application: string, id: string): Traffic {
  const folder = location.origin + releaseUrl(application, id);
  const files = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ name }) => name.startsWith(folder));
  return {
    files: new Set(files.map(({ name }) => name)).size,
    transferred: sum(files.map(({ transferSize }) => transferSize)),
    decoded: sum(files.map(({ decodedBodySize }) => decodedBodySize)),
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
