import { build, type Metafile, type Plugin } from 'esbuild';
import { toolsFolder } from '../applications';
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
  // The API finds it beside itself.
  'embedded-worker': 'api/src/platform/database/embedded-worker.mjs',
};

/** An import of a package by one of the sources, by its path in the project. */
export type PackageImport = { readonly source: string; readonly name: string };

/** Writes the programs as JavaScript, what they load later in files beside them; tells which packages they import. */
export async function bundlePrograms(folder: string): Promise<readonly PackageImport[]> {
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
    metafile: true,
    logLevel: 'warning',
    plugins: [packagesStayOutside, treeVersions, readyConstants],
  });
  refuseStrangePlaces(Object.keys(metafile.inputs));
  return importsOf(metafile);
}

/** Packages of the registry are installed, those of the project are part of the programs. */
const packagesStayOutside: Plugin = {
  name: 'packages-stay-outside',
  setup(bundler) {
    bundler.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || isOfProject(path) ? undefined : { path, external: true },
    );
  },
};

const isOfProject = (path: string) => /^(@portal|shell)\//.test(path);

const importsOf = ({ inputs }: Metafile) =>
  Object.entries(inputs).flatMap(([source, { imports }]) =>
    imports
      .filter(({ path, external }) => external === true && !/^(\.|node:)/.test(path))
      .map(({ path }) => ({ source, name: packageOf(path) })),
  );

/** The package of `@scope/name/file`. */
const packageOf = (path: string) =>
  path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');
