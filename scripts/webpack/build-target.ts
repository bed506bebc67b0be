import { join } from 'node:path';
import { repositoryFolder, type Application } from '../applications';

/** webpack's cache of earlier builds. */
export const cacheFolder = join(repositoryFolder, '.cache/webpack');

/** True for scripts of pages, not for hot updates. */
export const isScript = (file: string) => file.endsWith('.js') && !file.includes('.hot-update.');

/** One build of an application, for one platform and one release. */
export type BuildTarget = {
  readonly application: Application;
  readonly id: string;
  readonly platform: 'browser' | 'node';
  /** Modules under `src/` with the pages of the application's routes. */
  readonly pages: readonly string[];
  readonly outputFolder: string;
  readonly mode: 'production' | 'development';
  /** True if open pages apply changes; for browsers and development only. */
  readonly isHot?: boolean;
  /** Cache folder, if not the common one. */
  readonly cacheFolder?: string;
};

/** Names a page's chunk after the page, so that the browser's network panel shows it. */
export const chunkNameOf = (page: string) => page.split('/').at(-1) ?? page;
