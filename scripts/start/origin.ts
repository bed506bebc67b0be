import { fileURLToPath } from 'node:url';
import { bundleApi } from './bundle-api';

// What a start makes the site of: here the sources. In a production tree `dist/tree/origin.ts` stands in
// for this file.

/** The programs of the parts, each of which runs in a process of its own; the API's is made first. */
export const programs = {
  api: bundleApi,
  site: fileURLToPath(import.meta.resolve('shell/server')),
  release: 'scripts/release.ts',
};

/** What people are told of it. */
export const words = {
  supplying: 'se construye lo que falta',
  origin: 'Las fuentes',
};
