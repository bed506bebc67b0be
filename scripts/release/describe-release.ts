import type { RemoteRoute } from '@portal/contract/remote-route';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '@portal/releases/integrity';
import { remoteEntryFile } from '@portal/releases/release-names';
import type { Release } from '@portal/releases/release';
import type { Application } from '../applications';
import type { Compilation } from '../webpack/compile';
import { chunkNameOf } from '../webpack/build-target';
import {
  federationRuntime,
  pageStyles,
  sharedRanges,
  sharedVersions,
  versionIn,
} from '../webpack/shared-modules';
import { listFiles } from '@portal/server/list-files';

type Build = {
  application: Application;
  id: string;
  routes: readonly RemoteRoute[];
  compilation: Compilation;
  /** Files of the release, if other processes write into its folder as well. */
  files?: readonly string[];
};

export function describeRelease(
  folder: string,
  { application, id, routes, compilation, files = listFiles(folder) }: Build,
): Release {
  const { name, isShell } = application;
  const { filesOfChunk, sharesOfChunk, stylesOfChunk } = compilation;
  const entry = isShell ? shellEntryFile : remoteEntryFile;
  const byPage = (read: (chunk: string) => readonly string[] | undefined) =>
    Object.fromEntries(routes.map(({ page }) => [page, [...(read(chunkNameOf(page)) ?? [])]]));
  const styles = Object.entries(byPage((chunk) => stylesOfChunk[chunk])).filter(
    ([, sheets]) => sheets.length > 0,
  );
  return {
    schema: 1,
    name,
    id,
    version: versionIn(application.folder),
    entry,
    files: measureFiles(folder, files),
    pages: byPage((chunk) => filesOfChunk[chunk]?.filter((file) => file !== entry)),
    ...(styles.length > 0 && { styles: Object.fromEntries(styles) }),
    shares: byPage((chunk) => sharesOfChunk[chunk]),
    routes: [...routes],
    requires: isShell ? {} : requirements(compilation, styles.length > 0),
    provides: isShell ? provisions(compilation) : {},
    ...(isShell && { asksForRoutes: true }),
  };
}

const shellEntryFile = 'main.js';

const measureFiles = (folder: string, files: readonly string[]) =>
  Object.fromEntries(
    files.filter(isReleased).map((file) => {
      const content = readFileSync(join(folder, file));
      return [file, { bytes: content.byteLength, integrity: integrityOf(content) }];
    }),
  );

/** False for files that only developers need: source maps and hot updates. */
const isReleased = (file: string) => !/\.map$|\.hot-update\.|^release\.json$/.test(file);

const requirements = ({ used }: Compilation, hasStyles: boolean) => ({
  // It is unknown which names a remote uses of these, and an earlier patch might lack one.
  ...Object.fromEntries(
    [federationRuntime, ...(hasStyles ? [pageStyles] : [])].map(({ key, version }) => [
      key,
      { range: `^${version}`, names: [] },
    ]),
  ),
  ...Object.fromEntries(
    Object.keys(used)
      .toSorted()
      .map((key) => [key, { range: sharedRanges[key] ?? '*', names: [...(used[key] ?? [])] }]),
  ),
});

/** Remotes can only share modules that the shell itself imports. */
function provisions({ provided, filesOfShare }: Compilation): Release['provides'] {
  const shared = Object.fromEntries(
    Object.entries(sharedVersions).map(([key, version]) => {
      const names = provided[key];
      if (!names)
        throw new Error(`El shell debe importar ${key} para que los remotos puedan usarlo.`);
      return [key, { version, names: [...names], files: [...(filesOfShare[key] ?? [])] }];
    }),
  );
  return {
    ...shared,
    ...Object.fromEntries(
      [federationRuntime, pageStyles].map(({ key, version }) => [
        key,
        { version, names: [], files: [] },
      ]),
    ),
  };
}
