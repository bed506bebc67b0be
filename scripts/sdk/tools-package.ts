import { dirname, join, relative } from 'node:path';
import { mapEnding } from '@portal/releases/release-names';
import { toolsFolder } from '../applications';
import { modulesOf } from './api/modules';
import { liveNotices } from '../licenses/live-notices';
import { rangesOf } from './dependencies';
import { writeLegalFiles } from './legal-files';
import { copyTo, readPackageFile, writeFileAt, writePackageFile } from './package-files';
import { sharedPackages } from './packages';
import { collectTools, innerPackages, namesInside } from './tools-sources';

/** What is read without an import. */
const unreadFiles = ['scripts/jest/style-sheet.cjs', 'shell/public', 'tsconfig.base.json'];

/** Packages that are run, or whose types are needed, without an import. */
const silentPackages = [
  '@electric-sql/pglite',
  '@swc/core',
  '@swc/jest',
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/jest',
  '@types/node',
  '@types/react',
  'jest',
  'jest-environment-jsdom',
  'react-refresh',
  'swc-loader',
  'tsx',
  'typescript',
];

const inTools = (path: string) => join(toolsFolder, path);

/**
 * Puts the tools into a folder, laid out as in the project: the build, the site server, the API, the page
 * objects of the browser tests, and the releases of a store.
 */
export async function assembleTools(into: string, releasesFolder: string) {
  const { name, version = '', license, type, engines, bin, exports } = readPackageFile(toolsFolder);
  const { files, packages } = collectTools();
  for (const file of [...files, ...unreadFiles.map(inTools)]) {
    copyTo(join(into, placeOf(relative(toolsFolder, file))), file);
  }
  // Maps stay where the sources are.
  copyTo(join(into, 'releases'), releasesFolder, (file) => !file.endsWith(mapEnding));
  for (const [innerName, folder] of Object.entries(innerPackages)) {
    writePackageFile(join(into, 'node_modules', innerName), {
      name: innerName,
      version,
      license,
      type,
      exports: doorsOf(folder),
    });
  }
  writeShellPackage(join(into, 'node_modules', 'shell'), { files, version, license, type });
  writePackageFile(into, {
    name,
    version,
    license,
    type,
    engines,
    bin,
    exports,
    dependencies: {
      ...dependenciesOfTools(packages),
      ...Object.fromEntries(namesInside.map((inner) => [inner, version])),
    },
    bundleDependencies: namesInside,
  });
  writeLegalFiles(into, await liveNotices(releasesFolder));
}

/** Of what a team installs itself the tools ask for what its packages do, or there would be a second copy. */
export function dependenciesOfTools(imported: readonly string[]): Readonly<Record<string, string>> {
  const peers = sharedPackages().flatMap(({ peerDependencies }) =>
    Object.entries(peerDependencies),
  );
  const { react = '', ...others } = Object.fromEntries(peers);
  return {
    ...rangesOf([...imported, ...silentPackages]),
    ...others,
    react,
    'react-dom': react,
  };
}

const doorsOf = (folder: string) => readPackageFile(inTools(folder)).exports;

/** Inner packages lie where Node looks for them, all else as in the project. */
function placeOf(path: string) {
  const inner = Object.entries(innerPackages).find(([, folder]) => path.startsWith(`${folder}/`));
  return inner ? join('node_modules', inner[0], relative(inner[1], path)) : path;
}

/** The tools have the shell's files; by its name they find those that it exports. */
function writeShellPackage(into: string, { files, ...about }: ShellPackage) {
  const inShell = files.map((file) => relative(inTools('shell'), file));
  for (const [name, file] of Object.entries(modulesOf(doorsOf('shell'), inShell))) {
    const door = join(into, `${name}.ts`);
    const target = relative(dirname(door), join(into, '../../shell', file));
    writeFileAt(door, `export * from '${target.replace(/\.ts$/, '')}';\n`);
  }
  writePackageFile(into, { name: 'shell', ...about, exports: { './*': './*.ts' } });
}

type ShellPackage = {
  files: readonly string[];
  version: string;
  license: unknown;
  type: unknown;
};
