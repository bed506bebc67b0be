import { join, relative } from 'node:path';
import { toolsFolder } from '../applications';
import { collectSources } from './collect-sources';
import { readDescription, type PublicPackage } from './packages';

/** Packages that teams do not install; the tools contain the used parts. */
export const innerPackages = ['@portal/releases', '@portal/server', 'shell'];

/** Files that a team's build and its command load without bundling. */
const entryFiles = [
  'scripts/end-with-npm.mjs',
  'scripts/webpack/chakra-memo.ts',
  'scripts/webpack/chakra-patches.mjs',
  'scripts/webpack/remote-runtime.ts',
  'scripts/webpack/hot-client.ts',
  'scripts/webpack/router-marks.mjs',
];

/** The sources beside the tools' programs, and the packages that they import. */
export function collectTools() {
  const entries = entryFiles.map((file) => join(toolsFolder, file));
  return collectSources([...entries, ...exportedFiles()], innerPackages);
}

/** Only the exports are an API: the page objects of browser tests, and settings. */
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
