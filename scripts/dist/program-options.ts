import type { BuildOptions } from 'esbuild';
import { toolsFolder } from '../applications';

/** The threads of the API, which finds them beside itself. */
export const threads = {
  'embedded-worker': 'api/src/platform/database/embedded-worker.mjs',
  'password-worker': 'api/src/people/accounts/passwords/password-worker.mjs',
};

/**
 * Packages that ask where they lie: for native code, WebAssembly, the thread that pino may write from, and undici
 * for its traces. They are installed in a tree; all others are part of the programs.
 */
export const installedPackages = [
  '@bokuweb/zstd-wasm',
  '@electric-sql/pglite',
  '@node-rs/argon2',
  'pino',
  'sharp',
  'undici',
];

/** What a package would use if somebody installed it, which nobody does. */
export const absent = ['pg-native'];

/** CommonJS packages call it; in a module of ECMAScript there is none. */
const requireOfNode =
  "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);";

/** How programs are bundled, for a tree and for a start from sources. */
export const programOptions = {
  absWorkingDir: toolsFolder,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  // What a program loads later lies beside it.
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  charset: 'utf8',
  external: [...installedPackages, ...absent],
  banner: { js: requireOfNode },
  // As a program itself says, by its settings, once it runs.
  define: { 'process.env.NODE_ENV': '"production"' },
  metafile: true,
  logLevel: 'warning',
} as const satisfies BuildOptions;
