import type { Application } from '../applications';

/** One build: an application, for one platform, as one release. */
export type BuildTarget = {
  readonly application: Application;
  readonly id: string;
  readonly platform: 'browser' | 'node';
  /** Modules under `src/` that hold the pages of the application's routes. */
  readonly pages: readonly string[];
  readonly outputFolder: string;
  readonly mode: 'production' | 'development';
};
