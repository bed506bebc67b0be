import { bundleApi } from './bundle-api';

// Origin of the site's releases: here the sources. Replaced by `dist/tree/origin.ts` in a
// production tree and by `sdk/packed/origin.ts` in the packed tools.

/** The program of each part, which runs in its own process. The API's program is bundled first. */
export const programs = {
  api: bundleApi,
  site: 'shell/server/server.ts',
  release: 'scripts/release.ts',
  builder: 'scripts/dev/builder.ts',
  look: 'scripts/portal/page-check/child.ts',
};

/** Texts about the origin. */
export const words = {
  supplying: 'se construye lo que falta',
  origin: (names: string) => `Las fuentes de ${names}`,
};
