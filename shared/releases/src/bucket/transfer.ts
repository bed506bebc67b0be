import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { listFiles, namesIn } from '@portal/server/list-files';
import type { Bucket } from '@portal/server/s3-bucket';
import pMap from 'p-map';
import type { ReleaseName } from '../channel';
import { deltaEnding, isForDeltas } from '../delta';
import { readRelease, releaseFile, releaseFolder } from '../release';
import { verifyRelease } from '../verify-release';

/** So many files are on their way at once. */
const concurrency = 8;

const keyOf = ({ name, id }: ReleaseName, file = '') => `${name}/${id}/${file}`;

/** The description comes last; the dictionary is what sites agree on among themselves. */
const isSent = (file: string) =>
  file !== releaseFile && (!isForDeltas(file) || file.endsWith(deltaEnding));

/**
 * Writes what a bucket lacks of a release of the folder. Its description comes last: a release that has one is
 * whole. Fails if there is another one of this id.
 */
export async function sendRelease(bucket: Bucket, releasesFolder: string, one: ReleaseName) {
  const folder = releaseFolder(releasesFolder, one.name, one.id);
  const description = await readFile(join(folder, releaseFile));
  const entries = await bucket.list(keyOf(one));
  const present = new Map(entries.map(({ key, bytes }) => [key, bytes]));
  const send = async (file: string) => {
    const content = await readFile(join(folder, file));
    const key = keyOf(one, file);
    // What a delta holds follows from its name, but for how well it is compressed.
    if (isForDeltas(file)) {
      return present.get(key) === content.length ? undefined : bucket.write(key, content);
    }
    return present.has(key) ? undefined : createSame(bucket, key, content);
  };
  if (present.has(keyOf(one, releaseFile))) {
    await requireSame(bucket, keyOf(one, releaseFile), description);
  }
  const files = listFiles(folder).filter(isSent);
  await pMap(files, send, { concurrency });
  await send(releaseFile);
}

async function createSame(bucket: Bucket, key: string, content: Buffer) {
  if (await bucket.create(key, content)) return;
  await requireSame(bucket, key, content);
}

async function requireSame(bucket: Bucket, key: string, content: Buffer) {
  const stored = await bucket.read(key);
  if (!stored || stored.equals(content)) return;
  throw new Error(
    `El almacén S3 tiene otro contenido en ${key}; borra la carpeta de esa versión para traer la suya.`,
  );
}

/** What is being taken is called so, and nobody reads it. */
const incomingName = '.incoming-';

/** What a process takes is there, whole, within so long, in milliseconds. */
const longestTaking = 24 * 60 * 60 * 1000;

/** Removes from a folder what processes that were killed had begun to take. */
export async function removeLeftovers(releasesFolder: string) {
  for (const name of await namesIn(releasesFolder)) {
    const folder = join(releasesFolder, name);
    if (!name.startsWith(incomingName)) continue;
    const { mtimeMs } = await stat(folder);
    if (Date.now() - mtimeMs > longestTaking) await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Has a release of a bucket in the folder: it appears whole, after each byte was found to be what was built, or
 * not at all. Fails if the folder has another one of this id.
 */
export async function takeRelease(
  bucket: Bucket,
  releasesFolder: string,
  one: ReleaseName,
): Promise<void> {
  const { name, id } = one;
  if (await isThere(releasesFolder, one)) return requireOwn(bucket, releasesFolder, one);
  const incoming = join(releasesFolder, `${incomingName}${randomUUID()}`);
  try {
    await fetchInto(releaseFolder(incoming, name, id), bucket, one);
    await verifyRelease(incoming, name, id);
    const folder = releaseFolder(releasesFolder, name, id);
    await mkdir(dirname(folder), { recursive: true });
    await rename(releaseFolder(incoming, name, id), folder).catch(async (error: unknown) => {
      // Another process with the same copy may have been faster.
      if (!(await isThere(releasesFolder, one))) throw error;
    });
  } finally {
    await rm(incoming, { recursive: true, force: true });
  }
}

/** What was built here under the same id may differ, as by another version of Node. */
async function requireOwn(bucket: Bucket, releasesFolder: string, one: ReleaseName) {
  const folder = releaseFolder(releasesFolder, one.name, one.id);
  await requireSame(bucket, keyOf(one, releaseFile), await readFile(join(folder, releaseFile)));
}

const isThere = (releasesFolder: string, { name, id }: ReleaseName) =>
  readRelease(releasesFolder, name, id).then(
    () => true,
    () => false,
  );

async function fetchInto(folder: string, bucket: Bucket, one: ReleaseName) {
  const start = keyOf(one);
  const files = (await bucket.list(start)).map(({ key }) => key.slice(start.length));
  await mkdir(folder, { recursive: true });
  await pMap(
    files.filter(isWithin),
    async (file) => {
      const content = await bucket.read(start + file);
      // Somebody may remove it at this moment; what then lacks is found out.
      if (!content) return;
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), content);
    },
    { concurrency },
  );
}

/** Whoever may write into the bucket writes nowhere else. */
const isWithin = (file: string) => !file.split(/[/\\]/).some((part) => /^\.{0,2}$/.test(part));

/** Every release of a bucket, whole or not: its bytes, and when anything of it was written last. */
export async function storedReleases(bucket: Bucket) {
  const found = new Map<string, ReleaseName & { bytes: number; writtenAt: number }>();
  for (const { key, bytes, writtenAt } of await bucket.list('')) {
    const [name = '', id = '', ...file] = key.split('/');
    // A revision is no release.
    if (file.length === 0) continue;
    const known = found.get(keyOf({ name, id })) ?? { name, id, bytes: 0, writtenAt };
    known.bytes += bytes;
    known.writtenAt = Math.max(known.writtenAt, writtenAt);
    found.set(keyOf({ name, id }), known);
  }
  return [...found.values()];
}

/** Its description goes first: from then on nobody takes it for whole. */
export async function removeRelease(bucket: Bucket, one: ReleaseName) {
  await bucket.remove(keyOf(one, releaseFile));
  const entries = await bucket.list(keyOf(one));
  await pMap(entries, ({ key }) => bucket.remove(key), { concurrency });
}
