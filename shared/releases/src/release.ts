import { filePath, portablePath } from '@portal/contract/portable-path';
import { remoteRoute } from '@portal/contract/remote-route';
import { joinBelow } from '@portal/server/join-below';
import { access, readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { applicationName, releaseId } from './names';

export const releaseFile = 'release.json';

/** Stands for all names of a module, if the build cannot determine them. */
export const anyName = '*';

const names = v.array(v.string());

const files = v.array(filePath);

/** Description of a release in `release.json`, next to its immutable files. */
export const release = v.object({
  /** Version of this format; missing in earlier releases. */
  schema: v.optional(v.literal(1), 1),
  name: applicationName,
  id: releaseId,
  version: v.string(),
  /** For a shell: the same release built for development servers. Earlier releases have none. */
  development: v.exactOptional(releaseId),
  /** For a development build: time of the last build, because its id never changes. */
  built: v.exactOptional(v.string()),
  entry: filePath,
  files: v.record(filePath, v.object({ bytes: v.number(), integrity: v.string() })),
  /** Scripts of each page besides the entry. */
  pages: v.record(portablePath, files),
  /** Style sheets of each page, including those of its lazily loaded parts. */
  styles: v.exactOptional(v.record(portablePath, files)),
  /** Shared modules of the shell that each page needs; empty in earlier releases. */
  shares: v.optional(v.record(portablePath, names), {}),
  routes: v.array(remoteRoute),
  /**
   * Version of `@portal/contract` for API calls; undefined in earlier releases and those without
   * calls.
   */
  contract: v.exactOptional(v.string()),
  /** Requirements of a remote, by share key: version range and used names. */
  requires: v.record(v.string(), v.object({ range: v.string(), names })),
  /**
   * For a shell: true if it requests routes that the page does not contain. Earlier shells need all
   * routes in the page.
   */
  asksForRoutes: v.exactOptional(v.literal(true)),
  /** Shared modules of the shell, by share key. */
  provides: v.record(
    v.string(),
    v.object({
      version: v.string(),
      names,
      /** Scripts with the module; empty if it is in the entry. */
      files: v.optional(files, []),
    }),
  ),
});

export type Release = v.InferOutput<typeof release>;

const releaseText = v.pipe(v.string(), v.parseJson(), release);

/** Folder of a release. Throws for an invalid name or id. */
export const releaseFolder = (releasesFolder: string, name: string, id: string) =>
  joinBelow(releasesFolder, v.parse(applicationName, name), v.parse(releaseId, id));

/** Reads the description of a release. Rejects if it is missing, invalid or has no entry file. */
export async function readRelease(releasesFolder: string, name: string, id: string) {
  const folder = releaseFolder(releasesFolder, name, id);
  const read = v.parse(releaseText, await readFile(joinBelow(folder, releaseFile), 'utf8'));
  await access(joinBelow(folder, read.entry));
  return read;
}

/** True if the release has a valid description and its entry file. */
export const isPresent = (releasesFolder: string, name: string, id: string) =>
  readRelease(releasesFolder, name, id).then(
    () => true,
    () => false,
  );
