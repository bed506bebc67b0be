import { join } from 'node:path';
import { repositoryFolder, type Application } from '../applications';

/** What webpack remembers of earlier builds. */
export const cacheFolder = join(repositoryFolder, '.cache/webpack');

/** A script that pages are made of; what only brings an open page up to date is none. */
export const isScript = (file: string) => file.endsWith('.js') && !file.includes('.hot-update.');

/** One build: an application, for one platform, as one release. */
export type BuildTarget = {
  readonly application: Application;
  readonly id: string;
  readonly platform: 'browser' | 'node';
  /** Modules under `src/` that hold the pages of the application's routes. */
  readonly pages: readonly string[];
  readonly outputFolder: string;
  readonly mode: 'production' | 'development';
  /** Open pages take over what changes in it; for browsers and development only. */
  readonly isHot?: boolean;
  /** Where webpack remembers, if not beside all other builds. */
  readonly cacheFolder?: string;
};

/** A page's chunk is named after the page, which is what the browser's network panel then shows. */
export const chunkNameOf = (page: string) => page.split('/').at(-1) ?? page;
