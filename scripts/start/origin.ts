import { fileURLToPath } from 'node:url';

// What a start makes the site of: here the sources. In a production tree `dist/tree/origin.ts` stands in
// for this file.

/** The programs of the parts, each of which runs in a process of its own. */
export const programs = {
  api: 'scripts/start/run-api.ts',
  site: fileURLToPath(import.meta.resolve('shell/server')),
  release: 'scripts/release.ts',
};

/** What people are told of it. */
export const words = {
  supplying: 'se construye lo que falta',
  origin: 'Las fuentes',
};
