import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { isForDeltas } from '@portal/releases/delta';
import { integrityOf } from '@portal/releases/integrity';
import { provenanceFile } from '@portal/releases/provenance';
import { readRelease, releaseFile, releaseFolder } from '@portal/releases/release';
import { listFiles } from '@portal/server/list-files';

/** A text replacement in all scripts of an application. */
export type TextChange = {
  readonly application: string;
  readonly old: string;
  readonly new: string;
};

/**
 * Writes a copy of a release with a changed text and its own name, hashes, sizes and compressed
 * files. Returns its id. A build would take a minute.
 */
export async function writeVariant(releasesFolder: string, from: string, change: TextChange) {
  const { application } = change;
  const id = shortHash(JSON.stringify([from, change]));
  const original = releaseFolder(releasesFolder, application, from);
  const variant = releaseFolder(releasesFolder, application, id);
  const changed = await changedScripts(original, { from, id, change });
  const isCopied = (path: string) =>
    !isForDeltas(basename(path)) && basename(path) !== provenanceFile;
  await cp(original, variant, { recursive: true, filter: isCopied });
  for (const [file, content] of changed) await writeScript(join(variant, file), content);

  const release = await readRelease(releasesFolder, application, from);
  const measured = Object.fromEntries([...changed].map(([file, text]) => [file, measure(text)]));
  const described = { ...release, id, files: { ...release.files, ...measured } };
  await writeFile(join(variant, releaseFile), JSON.stringify(described));
  return id;
}

type Names = { readonly from: string; readonly id: string; readonly change: TextChange };

/**
 * Scripts with the text, and all entries, which contain the release's name and the hashes of other
 * scripts.
 */
async function changedScripts(folder: string, { from, id, change }: Names) {
  const scripts = listFiles(folder).filter((file) => /\.c?js$/.test(file));
  const changed = new Map<string, string>();
  const renamed = new Map([[from, id]]);
  for (const file of scripts.filter((script) => !isEntry(script))) {
    const before = await readFile(join(folder, file), 'utf8');
    if (!before.includes(change.old)) continue;
    const after = before.replaceAll(change.old, () => change.new);
    changed.set(file, after);
    renamed.set(hashOf(before), hashOf(after));
  }
  for (const file of scripts.filter(isEntry)) {
    let text = await readFile(join(folder, file), 'utf8');
    for (const [old, next] of [[change.old, change.new] as const, ...renamed]) {
      text = text.replaceAll(old, () => next);
    }
    changed.set(file, text);
  }
  if (![...changed.values()].some((text) => text.includes(change.new))) {
    throw new Error(`No script of ${folder} contains «${change.old}».`);
  }
  return changed;
}

async function writeScript(file: string, content: string) {
  await writeFile(file, content);
  if (existsSync(`${file}.br`)) await writeFile(`${file}.br`, brotliCompressSync(content));
  if (existsSync(`${file}.gz`)) await writeFile(`${file}.gz`, gzipSync(content, { level: 9 }));
}

const isEntry = (file: string) => /^(node\/)?(main|remoteEntry)\.c?js$/.test(file);

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 10);

const measure = (text: string) => ({
  bytes: Buffer.byteLength(text),
  integrity: integrityOf(text),
});
