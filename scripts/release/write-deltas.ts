import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Store } from '@portal/releases/change-registry';
import { selectableReleases, type ReleaseName } from '@portal/releases/channel';
import { deltaEnding, deltaFile, dictionaryHash, makeDelta } from '@portal/releases/delta';
import { readRegistry } from '@portal/releases/registry';
import { releaseFolder } from '@portal/releases/release';
import { writeWhole } from '@portal/releases/write-whole';

/** Number of previous releases that returning visitors may have. */
const releasesBefore = 5;

/**
 * Writes deltas of each script against the last five releases. Rewrites existing deltas, so that
 * none is incomplete.
 */
export async function writeDeltas(store: Store, { name, id }: ReleaseName) {
  const { releasesFolder } = store;
  const folder = releaseFolder(releasesFolder, name, id);
  const before = await foldersBefore(store, { name, id });
  const present = await readdir(folder);
  const written = new Set<string>();
  for (const script of present.filter((file) => file.endsWith('.js'))) {
    for (const file of await writeDeltasOf(script, folder, before)) written.add(file);
  }
  const left = present.filter((file) => file.endsWith(deltaEnding) && !written.has(file));
  await Promise.all(left.map((file) => rm(join(folder, file), { force: true })));
}

async function foldersBefore({ releasesFolder, bucket }: Store, { name, id }: ReleaseName) {
  const { applications } = await readRegistry(releasesFolder);
  const channel = applications[name];
  const ids = channel ? selectableReleases(channel) : [];
  const before = ids.filter((other) => other !== id).slice(0, releasesBefore);
  await bucket?.take(before.map((other) => ({ name, id: other })));
  return before.map((other) => releaseFolder(releasesFolder, name, other));
}

/** Returns the written files. */
async function writeDeltasOf(script: string, folder: string, before: readonly string[]) {
  const file = join(folder, script);
  const content = await readFile(file);
  const { size: compressedSize } = await stat(`${file}.br`).catch(() => stat(file));
  const written: string[] = [];
  for (const [hash, dictionary] of await dictionariesOf(script, before)) {
    const delta = await makeDelta(dictionary, content, 19);
    if (delta.length >= compressedSize) continue;
    await writeWhole(join(folder, deltaFile(script, hash)), delta);
    written.push(deltaFile(script, hash));
  }
  return written;
}

/** Distinct contents of the script by hash, because most edits change few scripts. */
async function dictionariesOf(script: string, folders: readonly string[]) {
  // An earlier release may be gone or have no such script.
  const reading = folders.map((folder) => readFile(join(folder, script)).catch(() => undefined));
  const contents = await Promise.all(reading);
  return new Map(
    contents.flatMap((content) =>
      content?.length ? [[dictionaryHash(content), content] as const] : [],
    ),
  );
}
