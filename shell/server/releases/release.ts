import { roles } from '@portal/contract/session';
import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

export const releaseFile = 'release.json';

const names = v.array(v.string());

const route = v.object({
  path: v.string(),
  title: v.string(),
  page: v.string(),
  access: v.picklist(['public', 'session', ...roles]),
  render: v.picklist(['server', 'client']),
  ownTitle: v.exactOptional(v.boolean()),
  description: v.exactOptional(v.string()),
  indexed: v.exactOptional(v.boolean()),
  query: v.exactOptional(names),
});

export const releaseRoutes = v.array(route);

/** What a release says of itself in `release.json`, beside its files, which never change. */
const release = v.object({
  /** Of this description's form; earlier releases do not say. */
  schema: v.optional(v.literal(1), 1),
  name: v.string(),
  id: v.string(),
  version: v.string(),
  built: v.string(),
  entry: v.string(),
  files: v.record(v.string(), v.object({ bytes: v.number(), integrity: v.string() })),
  /** Scripts that a page needs beside the entry. */
  pages: v.record(v.string(), names),
  /** Shared modules of the shell that a page waits for; earlier releases do not say. */
  shares: v.optional(v.record(v.string(), names), {}),
  routes: releaseRoutes,
  /** What a remote needs of the shell: by share key, the range and the names it really uses. */
  requires: v.record(v.string(), v.object({ range: v.string(), names })),
  /** What the shell offers. */
  provides: v.record(
    v.string(),
    v.object({
      version: v.string(),
      names,
      /** Scripts that bring it, unless it is part of the entry. */
      files: v.optional(names, []),
    }),
  ),
});

export type Release = v.InferOutput<typeof release>;
export type ReleaseRoute = v.InferOutput<typeof route>;

const releaseText = v.pipe(v.string(), v.parseJson(), release);

export const releaseFolder = (releasesFolder: string, name: string, id: string) =>
  join(releasesFolder, name, id);

/** Rejects if there is no such release, or only a part of it. */
export async function readRelease(releasesFolder: string, name: string, id: string) {
  const folder = releaseFolder(releasesFolder, name, id);
  const read = v.parse(releaseText, await readFile(join(folder, releaseFile), 'utf8'));
  await access(join(folder, read.entry));
  return read;
}
