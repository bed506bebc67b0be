import type { LoadReport } from '@portal/releases/load-report';
import type { WatchedRelease } from './watched-releases';

/** Result of one page with one release. */
export type Load = {
  readonly application: string;
  readonly id: string;
  /** The shell release of the page. */
  readonly shell: string;
  readonly isFailure: boolean;
  /** A failure after a successful load that was already counted. */
  readonly isLate?: boolean | undefined;
  readonly address: string;
};

/** Observes the results of releases. */
export type LoadObserver = {
  /** A load report, and whether it was counted. */
  readonly onReport: (report: LoadReport, isCounted: boolean) => void;
  /** The server rendered a page or failed to. */
  readonly onRender: (render: Load) => void;
  readonly onVerdict: (suspect: WatchedRelease) => void;
};

export const noObserver: LoadObserver = {
  onReport: () => undefined,
  onRender: () => undefined,
  onVerdict: () => undefined,
};
