import { join, relative } from 'node:path';
import { toolsFolder } from '../applications';
import { listFiles } from '@portal/server/list-files';
import { collectSources } from './collect-sources';
import { isPublished, readDescription, type PublicPackage } from './packages';

/** Shared packages that only the tools know, with their folders. They travel inside. */
export const innerPackages: Readonly<Record<string, string>> = {
  '@portal/releases': 'shared/releases',
  '@portal/server': 'shared/server',
};

/** What is started, loaded or read without an import. */
const entryFolders = [
  'api/src',
  'shell/server',
  'scripts/dev',
  'scripts/portal',
  'scripts/webpack',
];
const entryFiles = ['scripts/portal.mjs', 'scripts/start/run-api.ts'];

/** What the tools take from the shell they find by its name. */
export const namesInside = [...Object.keys(innerPackages), 'shell'];

/** All sources of the tools, and the packages that they import. */
export function collectTools() {
  const inFolders = entryFolders.flatMap((folder) =>
    listFiles(join(toolsFolder, folder))
      .filter((file) => isPublished(file) && !file.includes('testing/'))
      .map((file) => join(toolsFolder, folder, file)),
  );
  const entries = entryFiles.map((file) => join(toolsFolder, file));
  return collectSources([...inFolders, ...entries, ...exportedFiles()], namesInside);
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
