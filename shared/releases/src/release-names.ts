/** Entry of every remote's build for the browser. */
export const remoteEntryFile = 'remoteEntry.js';
/** Entry of every remote's build for the renderer in Node. */
export const nodeEntryFile = 'remoteEntry.cjs';

/**
 * Extension of source maps, which are next to the scripts. They are not part of the release and are
 * never served.
 */
export const mapEnding = '.map';

/**
 * Replaces the id of a development build. Its contents change with every edit, so it must not be
 * cached.
 */
export const developmentId = 'dev';

/** URL of a release's file. Releases are immutable, so the URL always returns the same content. */
export const releaseUrl = (application: string, id: string, file = '') =>
  `/releases/${application}/${id}/${file}`;

/**
 * Name of a release's module federation container. Contains the release id, so that two releases of
 * a remote in one page never mix their chunks.
 */
export const containerName = (application: string, id: string) =>
  `${application.replaceAll('-', '_')}_${id}`;

/** Export name of a page's module, derived from its file: `home/home-page` exports `HomePage`. */
export const componentName = (page: string) =>
  (page.split('/').at(-1) ?? '').replaceAll(/(?:^|-)(\w)/g, (_match, letter: string) =>
    letter.toUpperCase(),
  );
