import type { LoadReport } from '@portal/releases/load-report';
import type { Suspect } from './suspects';

/** How one page got on with one release. */
export type Load = {
  readonly application: string;
  readonly id: string;
  /** The release of the shell that the page ran in. */
  readonly shell: string;
  readonly isFailure: boolean;
  /** It had come before, and was counted. */
  readonly isLate?: boolean | undefined;
  readonly address: string;
};

/** Is told how releases do, as it happens. */
export type LoadObserver = {
  /** What a page told, and whether it counts. */
  readonly onReport: (report: LoadReport, isCounted: boolean) => void;
  /** A page that the server rendered, or for which a release could not be. */
  readonly onRender: (render: Load) => void;
  /** A release was taken back. */
  readonly onVerdict: (suspect: Suspect) => void;
};

/** Where nobody wants to know. */
export const noObserver: LoadObserver = {
  onReport: () => undefined,
  onRender: () => undefined,
  onVerdict: () => undefined,
};
