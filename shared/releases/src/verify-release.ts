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

/** What browsers get in the place of a file, by the ending of its name. */
const compressed: Readonly<Record<string, (content: Buffer) => Promise<Buffer>>> = {
  '.br': promisify(brotliDecompress),
  '.gz': promisify(gunzip),
};

/** The release, after it was verified, as well as the one for development that a shell has beside it. */
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
 * The release, after its folder was found to hold what was built, whole, in every form in which browsers get
 * it, and nothing else.
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
    if (!expected) throw refuse(`${file} sobra: no está en release.json.`);
    const content = await contentOf(joinBelow(folder, file), listed.has(file)).catch(
      () => undefined,
    );
    if (!content || integrityOf(content) !== expected.integrity) {
      throw refuse(`${file} no es el archivo que se construyó.`);
    }
  }
  await readProvenance(releasesFolder, { name, id });
  return release;
}

/** The signature is of the description, which it lies beside. Deltas are made anew when the release is published, and no page depends on its dictionary. */
const filesIn = (folder: string) =>
  listFiles(folder).filter(
    (file) => file !== releaseFile && file !== provenanceFile && !isForDeltas(file),
  );

/** Of a compressed copy, what it holds. */
async function contentOf(file: string, isListed: boolean) {
  const content = await readFile(file);
  const decompress = compressed[file.slice(-3)];
  return isListed || !decompress ? content : decompress(content);
}
