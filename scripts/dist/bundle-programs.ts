import { build, type Metafile } from 'esbuild';
import { toolsFolder } from '../applications';
import { packageFoldersIn } from '../licenses/package-notices';
import { refuseStrangePlaces } from './own-places';
import { installedPackages, programOptions, threads } from './program-options';
import { readyConstants, treeVersions } from './replaced-sources';

/** Source by program name. */
export const programs = {
  start: 'scripts/dist/tree/start.ts',
  api: 'scripts/dist/tree/api.ts',
  site: 'scripts/dist/tree/site.ts',
  user: 'scripts/dist/tree/user.ts',
  backup: 'scripts/dist/tree/backup.ts',
  release: 'scripts/dist/tree/release.ts',
  health: 'scripts/dist/tree/health.ts',
  ...threads,
};

/** An import of an installed package. `source` is a path in the project. */
export type PackageImport = { readonly source: string; readonly name: string };

export type Programs = {
  /** Imports of packages that must be installed beside the programs. */
  readonly imports: readonly PackageImport[];
  /** Folders of the packages that are bundled into the programs. */
  readonly packages: readonly string[];
};

/** Writes the programs of a tree as JavaScript, with lazily loaded parts in separate files. */
export async function bundlePrograms(folder: string): Promise<Programs> {
  const { metafile } = await build({
    ...programOptions,
    entryPoints: programs,
    outdir: folder,
    plugins: [treeVersions, readyConstants],
  });
  refuseStrangePlaces(Object.keys(metafile.inputs));
  refuseLateCommonJs(metafile.inputs);
  return { imports: importsOf(metafile), packages: packageFoldersIn(metafile, toolsFolder) };
}

/**
 * Fails if a source loads a bundled CommonJS package by `import()`: it would lack the named exports
 * that Node detects in the original package.
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
    `${late.join(', ')} by import(): a program then gets no named exports of CommonJS. Import it in a separate module and load that module.`,
  );
}

const importsOf = ({ inputs }: Metafile) =>
  Object.entries(inputs).flatMap(([source, { imports }]) =>
    imports
      .filter(({ external }) => external)
      .map(({ path }) => ({ source, name: packageOf(path) }))
      .filter(({ name }) => installedPackages.includes(name)),
  );

/** Returns the package name of `@scope/name/file`. */
const packageOf = (path: string) =>
  path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');
