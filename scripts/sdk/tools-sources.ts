import { join, relative } from 'node:path';
import { toolsFolder } from '../applications';
import { collectSources } from './collect-sources';
import { readDescription, type PublicPackage } from './packages';

/** Packages of the project that no team installs; what is used of them travels inside the tools. */
export const innerPackages = ['@portal/releases', '@portal/server', 'shell'];

/** What builds of a team, and the program that it types, read as it is. */
const entryFiles = [
  'scripts/end-with-npm.mjs',
  'scripts/webpack/chakra-memo.ts',
  'scripts/webpack/chakra-patches.mjs',
  'scripts/webpack/handed-runtime.ts',
  'scripts/webpack/hot-client.ts',
  'scripts/webpack/router-marks.mjs',
];

/** The sources that the tools have beside their programs, and the packages that these import. */
export function collectTools() {
  const entries = entryFiles.map((file) => join(toolsFolder, file));
  return collectSources([...entries, ...exportedFiles()], innerPackages);
}

/**
 * The package with the site and what builds, runs and tests a remote. Of all that only what it exports is an API:
 * the page objects of browser tests, and settings.
 */
export function readTools(): PublicPackage {
  const { files } = collectSources(exportedFiles(), []);
  return {
    ...readDescription(toolsFolder),
    folder: toolsFolder,
    short: 'tools',
    files: files.map((file) => relative(toolsFolder, file)),
  };
}

const exportedFiles = () =>
  Object.values(readDescription(toolsFolder).exports).map((file) => join(toolsFolder, file));
