import type { RemoteRoute } from '@portal/contract/remote-route';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { remoteEntryFile } from '@portal/releases/release-names';
import type { Release } from '@portal/releases/release';
import type { Application } from '../applications';
import type { Compilation } from '../webpack/compile';
import { chunkNameOf } from '../webpack/build-target';
import { sharedVersions } from '../webpack/shared-modules';
import { listFiles, measureFile } from './release-files';

type Build = {
  application: Application;
  id: string;
  routes: readonly RemoteRoute[];
  compilation: Compilation;
};

/** Puts together what a release says of itself. */
export async function describeRelease(
  folder: string,
  { application, id, routes, compilation }: Build,
): Promise<Release> {
  const { name, isShell } = application;
  const entry = isShell ? shellEntryFile : remoteEntryFile;
  return {
    schema: 1,
    name,
    id,
    version: await versionOf(application),
    built: new Date().toISOString(),
    entry,
    files: await measureFiles(folder),
    pages: filesOfPages(routes, compilation, entry),
    shares: sharesOfPages(routes, compilation),
    routes: [...routes],
    requires: isShell ? {} : requirements(compilation),
    provides: isShell ? provisions(compilation) : {},
  };
}

const shellEntryFile = 'main.js';

async function versionOf({ folder }: Application) {
  const text = await readFile(join(folder, 'package.json'), 'utf8');
  return v.parse(v.pipe(v.string(), v.parseJson(), v.object({ version: v.string() })), text)
    .version;
}

async function measureFiles(folder: string) {
  const files = await listFiles(folder);
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, await measureFile(join(folder, file))])),
  );
}

const filesOfPages = (
  routes: readonly RemoteRoute[],
  { filesOfChunk }: Compilation,
  entry: string,
) =>
  Object.fromEntries(
    routes.map(({ page }) => [
      page,
      (filesOfChunk[chunkNameOf(page)] ?? []).filter((file) => file !== entry),
    ]),
  );

const sharesOfPages = (routes: readonly RemoteRoute[], { sharesOfChunk }: Compilation) =>
  Object.fromEntries(
    routes.map(({ page }) => [page, [...(sharesOfChunk[chunkNameOf(page)] ?? [])]]),
  );

const requirements = ({ used }: Compilation) =>
  Object.fromEntries(
    Object.entries(used).map(([key, names]) => [
      key,
      { range: `^${sharedVersions[key]}`, names: [...names] },
    ]),
  );

/** A shared module that the shell does not import itself is not there for the remotes either. */
function provisions({ provided, filesOfShare }: Compilation) {
  return Object.fromEntries(
    Object.entries(sharedVersions).map(([key, version]) => {
      const names = provided[key];
      if (!names)
        throw new Error(`El shell debe importar ${key}; si no, ninguna aplicación puede tenerlo.`);
      return [key, { version, names: [...names], files: [...(filesOfShare[key] ?? [])] }];
    }),
  );
}
