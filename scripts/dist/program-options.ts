import type { BuildOptions } from 'esbuild';
import { toolsFolder } from '../applications';

/** Worker threads of the API, which looks for them in its own folder. */
export const threads = {
  'embedded-worker': 'api/src/platform/database/embedded-worker.mjs',
  'password-worker': 'api/src/people/accounts/passwords/password-worker.mjs',
};

/**
 * Packages that need their own folder: for native code, WebAssembly, pino's writing thread and
 * undici's traces. They are installed in a tree; all others are bundled.
 */
export const installedPackages = [
  '@bokuweb/zstd-wasm',
  '@electric-sql/pglite',
  '@node-rs/argon2',
  'pino',
  'sharp',
  'undici',
];

/** Optional packages that are never installed. */
export const absent = ['pg-native'];

/** CommonJS packages call `require`, which does not exist in an ES module. */
const requireOfNode =
  "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);";

/** Used for a tree and for a start from sources. */
export const programOptions = {
  absWorkingDir: toolsFolder,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  // Lazily loaded parts are separate files.
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  charset: 'utf8',
  external: [...installedPackages, ...absent],
  banner: { js: requireOfNode },
  // The programs set the same value when they run.
  define: { 'process.env.NODE_ENV': '"production"' },
  metafile: true,
  logLevel: 'warning',
} as const satisfies BuildOptions;
