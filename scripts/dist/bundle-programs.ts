import { join } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { toolsFolder } from '../applications';
import { packageFolderOf } from '../licenses/package-notices';
import { refuseStrangePlaces } from './own-places';
import { readyConstants, treeVersions } from './stand-ins';

/** By the name of a program, its source. */
export const programs = {
  start: 'scripts/dist/tree/start.ts',
  api: 'scripts/dist/tree/api.ts',
  site: 'scripts/dist/tree/site.ts',
  user: 'scripts/dist/tree/user.ts',
  backup: 'scripts/dist/tree/backup.ts',
  release: 'scripts/dist/tree/release.ts',
  health: 'scripts/dist/tree/health.ts',
  // The API finds them beside itself.
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
const absent = ['pg-native'];

/** CommonJS packages call it; in a module of ECMAScript there is none. */
const requireOfNode =
  "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);";

/** An import of an installed package by a source, by its path in the project. */
export type PackageImport = { readonly source: string; readonly name: string };

export type Programs = {
  /** Which packages have to be installed for them. */
  readonly imports: readonly PackageImport[];
  /** Folders of the packages of which something is in them. */
  readonly packages: readonly string[];
};

/** Writes the programs as JavaScript, what they load later in files beside them. */
export async function bundlePrograms(folder: string): Promise<Programs> {
  const { metafile } = await build({
    absWorkingDir: toolsFolder,
    entryPoints: programs,
    outdir: folder,
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
    plugins: [treeVersions, readyConstants],
  });
  refuseStrangePlaces(Object.keys(metafile.inputs));
  refuseLateCommonJs(metafile.inputs);
  const packages = Object.keys(metafile.inputs).flatMap(
    (source) => packageFolderOf(join(toolsFolder, source)) ?? [],
  );
  return { imports: importsOf(metafile), packages };
}

/**
 * Fails if a source loads a CommonJS package by `import()`: of the package's part of the program it would get the
 * default export alone, and none of the names that Node finds in the package itself.
 */
export function refuseLateCommonJs(inputs: Metafile['inputs']) {
  const late = Object.entries(inputs).flatMap(([source, { imports }]) =>
    imports
      .filter(({ kind, path }) => kind === 'dynamic-import' && inputs[path]?.format === 'cjs')
      .filter(() => !source.startsWith('node_modules/'))
      .map(({ path }) => `${source} loads ${path}`),
  );
  if (late.length === 0) return;
  throw new Error(
    `${late.join(', ')} by import(), which gives a program no named exports of CommonJS: import it in a module of its own, and load that one.`,
  );
}

const importsOf = ({ inputs }: Metafile) =>
  Object.entries(inputs).flatMap(([source, { imports }]) =>
    imports
      .filter(({ external }) => external)
      .map(({ path }) => ({ source, name: packageOf(path) }))
      .filter(({ name }) => installedPackages.includes(name)),
  );

/** The package of `@scope/name/file`. */
const packageOf = (path: string) =>
  path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');
