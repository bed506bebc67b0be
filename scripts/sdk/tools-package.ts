import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { mapEnding } from '@portal/releases/release-names';
import { toolsFolder } from '../applications';
import { liveNotices } from '../licenses/live-notices';
import { noticesOf } from '../licenses/package-notices';
import { bundleTools } from './bundle-tools';
import { withoutNames } from './collect-sources';
import { copyDatabase } from './copy-database';
import { copyRefreshPlugin } from './copy-refresh-plugin';
import { pageLibraries, rangesOf } from './dependencies';
import { writeLegalFiles } from './legal-files';
import { copyTo, readPackageFile, writeFileAt, writePackageFile } from './package-files';
import { packedReleases, packFiles } from './packed-files';
import { sharedPackages } from './packages';
import { collectTools, innerPackages } from './tools-sources';

/** Files that are read without an import. */
const unreadFiles = ['scripts/jest/style-sheet.cjs', 'shell/public', 'tsconfig.base.json'];

/** Packages needed without an import, to run or for their types. */
const silentPackages = [
  '@emotion/react',
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
 * Assembles the tools in the layout of the project: programs, sources for a team's build and tests,
 * and the releases of a store.
 */
export async function assembleTools(into: string, releasesFolder: string) {
  const { name, version, license, type, engines, bin, exports } = readPackageFile(toolsFolder);
  const { files, packages } = collectTools();
  for (const file of files) {
    const place = join(into, relative(toolsFolder, file));
    writeFileAt(place, withoutNames(file, innerPackages));
  }
  for (const file of unreadFiles) copyTo(join(into, file), inTools(file));
  writeFileAt(join(into, program), programText());
  const inPrograms = await bundleTools(into);
  copyDatabase(into);
  const refresh = copyRefreshPlugin(into);
  writeFileSync(join(into, packedReleases), packFiles(releasesFolder, isForTeams));
  const { dependencies, peerDependencies } = rangesOfTools([...packages, ...inPrograms.imports]);
  writePackageFile(into, {
    name,
    version,
    license,
    type,
    engines,
    bin,
    exports,
    dependencies: { ...dependencies, ...refresh.dependencies },
    peerDependencies,
  });
  writeLegalFiles(into, [
    ...noticesOf([...inPrograms.packages, ...refresh.packages]),
    ...(await liveNotices(releasesFolder)),
  ]);
}

/** Excludes source maps and compressed copies. */
const isForTeams = (file: string) =>
  ![mapEnding, '.br', '.gz'].some((ending) => file.endsWith(ending));

/** The command of a team. In the project it runs the sources. */
const program = 'scripts/portal.mjs';
const source = './portal/portal.ts';

function programText() {
  const text = readFileSync(inTools(program), 'utf8');
  if (!text.includes(source)) throw new Error(`${program} does not run ${source}.`);
  return text.replace(source, '../programs/portal.mjs');
}

/**
 * Libraries of a team's pages are peers, because yarn would install a second copy of a dependency.
 */
export function rangesOfTools(imported: readonly string[]) {
  const ofPackages = Object.fromEntries(
    sharedPackages().flatMap(({ peerDependencies }) => Object.entries(peerDependencies)),
  );
  const { react = '' } = ofPackages;
  const needed = {
    ...rangesOf([...imported, ...silentPackages]),
    ...ofPackages,
    react,
    'react-dom': react,
  };
  const [peers, others] = [true, false].map((isPeer) =>
    Object.fromEntries(
      Object.entries(needed).filter(([name]) => pageLibraries.has(name) === isPeer),
    ),
  );
  return { dependencies: { ...others }, peerDependencies: { ...peers } };
}
