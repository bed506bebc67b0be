import { filePath, portablePath } from '@portal/contract/portable-path';
import { remoteRoute } from '@portal/contract/remote-route';
import { joinBelow } from '@portal/server/join-below';
import { access, readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { applicationName, releaseId } from './names';

export const releaseFile = 'release.json';

/** Stands for every name of a module, where the build cannot tell them. */
export const anyName = '*';

const names = v.array(v.string());

/** Of a release, each by its place in the release's folder. */
const files = v.array(filePath);

/** What a release says of itself in `release.json`, beside its files, which never change. */
export const release = v.object({
  /** Of this description's form; earlier releases do not say. */
  schema: v.optional(v.literal(1), 1),
  name: applicationName,
  id: releaseId,
  version: v.string(),
  /** Of a shell, the release that is the same with what a development server needs; earlier ones have none. */
  development: v.exactOptional(releaseId),
  /** Of one that is worked on, when it was built last: its id says nothing of that. */
  built: v.exactOptional(v.string()),
  entry: filePath,
  files: v.record(filePath, v.object({ bytes: v.number(), integrity: v.string() })),
  /** Scripts that a page needs beside the entry. */
  pages: v.record(portablePath, files),
  /** Style sheets that the shell shows a page with, those of what it loads later included. */
  styles: v.exactOptional(v.record(portablePath, files)),
  /** Shared modules of the shell that a page waits for; earlier releases do not say. */
  shares: v.optional(v.record(portablePath, names), {}),
  routes: v.array(remoteRoute),
  /** Version of `@portal/contract` by which it calls the API; earlier releases, and those that never call, say none. */
  contract: v.exactOptional(v.string()),
  /** What a remote needs of the shell: by share key, the range and the names it really uses. */
  requires: v.record(v.string(), v.object({ range: v.string(), names })),
  /** Of a shell: asks for the routes that a page leaves out; earlier ones need all in the page. */
  asksForRoutes: v.exactOptional(v.literal(true)),
  /** What the shell offers. */
  provides: v.record(
    v.string(),
    v.object({
      version: v.string(),
      names,
      /** Scripts that bring it, unless it is part of the entry. */
      files: v.optional(files, []),
    }),
  ),
});

export type Release = v.InferOutput<typeof release>;

const releaseText = v.pipe(v.string(), v.parseJson(), release);

/** Throws if no release can be called so. */
export const releaseFolder = (releasesFolder: string, name: string, id: string) =>
  joinBelow(releasesFolder, v.parse(applicationName, name), v.parse(releaseId, id));

/** Rejects if there is no such release, or only a part of it. */
export async function readRelease(releasesFolder: string, name: string, id: string) {
  const folder = releaseFolder(releasesFolder, name, id);
  const read = v.parse(releaseText, await readFile(joinBelow(folder, releaseFile), 'utf8'));
  await access(joinBelow(folder, read.entry));
  return read;
}

/** Whether there is such a release, and not only a part of it. */
export const isPresent = (releasesFolder: string, name: string, id: string) =>
  readRelease(releasesFolder, name, id).then(
    () => true,
    () => false,
  );
