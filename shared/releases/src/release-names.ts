/** Entry of every remote's build for the browser. */
export const remoteEntryFile = 'remoteEntry.js';
/** Entry of its build for the renderer in Node. */
export const nodeEntryFile = 'remoteEntry.cjs';

/** Beside a script, the map of it to its sources: no file of the release, and served to nobody. */
export const mapEnding = '.map';

/**
 * The release that somebody works on, in place of an id: what it holds changes with each edit, so nobody
 * remembers anything of it.
 */
export const developmentId = 'dev';

/** Where a file of a release is served. Releases never change, so neither does what an address answers. */
export const releaseUrl = (application: string, id: string, file = '') =>
  `/releases/${application}/${id}/${file}`;

/**
 * Name of a release's container, in the page and in the federation. It holds the release's id, so
 * that two releases of one remote in one page never take each other's chunks.
 */
export const containerName = (application: string, id: string) =>
  `${application.replaceAll('-', '_')}_${id}`;

/** What a page's module exports, named after its file: `home/home-page` exports `HomePage`. */
export const componentName = (page: string) =>
  (page.split('/').at(-1) ?? '').replaceAll(/(?:^|-)(\w)/g, (_match, letter: string) =>
    letter.toUpperCase(),
  );
