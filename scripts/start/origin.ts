import { bundleApi } from './bundle-api';

// What a start makes the site of: here the sources. In a production tree `dist/tree/origin.ts` stands in
// for this file, in the packed tools `sdk/packed/origin.ts`.

/** The programs of the parts, each of which runs in a process of its own; the API's is made first. */
export const programs = {
  api: bundleApi,
  site: 'shell/server/server.ts',
  release: 'scripts/release.ts',
  builder: 'scripts/dev/builder.ts',
  look: 'scripts/portal/look/child.ts',
};

/** What people are told of it. */
export const words = {
  supplying: 'se construye lo que falta',
  origin: 'Las fuentes',
};
