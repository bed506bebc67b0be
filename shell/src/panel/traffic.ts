import { releaseUrl } from '@portal/releases/release-names';

/** Size of a release's files in this page. */
export type Traffic = {
  readonly files: number;
  /** Bytes from the network including headers; 0 for cached files. */
  readonly transferred: number;
  /** Bytes after decompression. */
  readonly decoded: number;
};

/** Based on the browser's resource timings, which it may have dropped. */
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
