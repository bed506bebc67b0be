import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { joinBelow } from '@portal/server/join-below';
import { listFiles } from '@portal/server/list-files';
import { isForDeltas } from './delta';
import { integrityOf } from './integrity';
import { provenanceFile, readProvenance } from './provenance';
import { mapEnding } from './release-names';
import { readRelease, releaseFile, releaseFolder, type Release } from './release';

const scriptOf = (map: string) => map.slice(0, -mapEnding.length);

/** Decompression of the files' compressed copies, by extension. */
const compressed: Readonly<Record<string, (content: Buffer) => Promise<Buffer>>> = {
  '.br': promisify(brotliDecompress),
  '.gz': promisify(gunzip),
};

/** Verifies a release and, for a shell, its build for development servers. Returns the release. */
export async function verifyWhole(
  releasesFolder: string,
  name: string,
  id: string,
): Promise<Release> {
  const verified = await verifyRelease(releasesFolder, name, id);
  if (verified.development) await verifyRelease(releasesFolder, name, verified.development);
  return verified;
}

/**
 * Verifies that the folder holds exactly the built files, including compressed copies, and a valid
 * signature if any. Returns the release.
 *
 * @throws Error with a message for publishers
 */
export async function verifyRelease(
  releasesFolder: string,
  name: string,
  id: string,
): Promise<Release> {
  const refuse = (why: string) => new Error(`${name} ${id}: ${why}`);
  const folder = releaseFolder(releasesFolder, name, id);
  const release = await readRelease(releasesFolder, name, id).catch(() => {
    throw refuse(
      'su release.json falta, está dañado o es de una versión más nueva de estas herramientas.',
    );
  });
  if (release.name !== name || release.id !== id) {
    throw refuse(`su release.json es de ${release.name} ${release.id}.`);
  }
  const listed = new Map(Object.entries(release.files));
  const isMap = (file: string) => file.endsWith(mapEnding) && listed.has(scriptOf(file));
  for (const file of new Set([...listed.keys(), ...filesIn(folder)])) {
    if (isMap(file)) continue;
    const expected = listed.get(file) ?? listed.get(file.replace(/\.(br|gz)$/, ''));
    if (!expected) throw refuse(`${file} no figura en release.json.`);
    const content = await contentOf(joinBelow(folder, file), listed.has(file)).catch(
      () => undefined,
    );
    if (!content || integrityOf(content) !== expected.integrity) {
      throw refuse(`${file} falta o no coincide con su hash en release.json.`);
    }
  }
  await readProvenance(releasesFolder, { name, id });
  return release;
}

/**
 * Excludes the signature, which covers the description, and deltas, which are created again on
 * publishing. Pages work without the dictionary.
 */
const filesIn = (folder: string) =>
  listFiles(folder).filter(
    (file) => file !== releaseFile && file !== provenanceFile && !isForDeltas(file),
  );

/** Content of a file, decompressed if it is a compressed copy. */
async function contentOf(file: string, isListed: boolean) {
  const content = await readFile(file);
  const decompress = compressed[file.slice(-3)];
  return isListed || !decompress ? content : decompress(content);
}
