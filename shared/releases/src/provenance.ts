import { readFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { joinBelow } from '@portal/server/join-below';
import { errorCode } from '@portal/server/error-code';
import * as v from 'valibot';
import type { ReleaseName } from './channel';
import { envelope, openEnvelope, signEnvelope } from './dsse';
import { isPresent, releaseFile, releaseFolder } from './release';
import { fingerprintOf, type Signer } from './signing-key';
import { writeOnce } from './write-whole';

/** File of a release with its signer and sources, next to its description. */
export const provenanceFile = 'provenance.json';

const payloadType = 'application/vnd.in-toto+json';
const statementType = 'https://in-toto.io/Statement/v1';
const predicateType = 'urn:portal:release-origin:1';

/** Origin of the sources according to git; empty without a checkout. */
const sourceOrigin = {
  repository: v.exactOptional(v.string()),
  commit: v.exactOptional(v.string()),
  /** True if files differed from the commit. */
  hasChanges: v.exactOptional(v.boolean()),
};

const statement = v.object({
  _type: v.literal(statementType),
  subject: v.tuple([v.object({ name: v.string(), digest: v.object({ sha256: v.string() }) })]),
  predicateType: v.literal(predicateType),
  predicate: v.object({ signer: v.string(), ...sourceOrigin }),
});

const envelopeText = v.pipe(v.string(), v.parseJson(), envelope);
const statementText = v.pipe(v.string(), v.parseJson(), statement);

export type SourceOrigin = Omit<v.InferOutput<typeof statement>['predicate'], 'signer'>;

/** Signed data of a release, and the key. */
export type Provenance = SourceOrigin & { readonly signer: string; readonly publicKey: string };

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');

function describeProvenance(provenance: Provenance | undefined): string {
  if (!provenance) return 'sin firma';
  const { signer, publicKey, repository, commit, hasChanges } = provenance;
  return [
    `firmada por ${signer} (clave ${fingerprintOf(publicKey)})`,
    ...(repository ? [repository] : []),
    ...(commit ? [`commit ${commit.slice(0, 10)}${hasChanges ? ' con cambios' : ''}`] : []),
  ].join(', ');
}

/**
 * Signature of a release in the folder, in words, also if it is missing or invalid. Undefined for a
 * missing release.
 */
export async function describeSigned(releasesFolder: string, one: ReleaseName) {
  if (!(await isPresent(releasesFolder, one.name, one.id))) return undefined;
  return readProvenance(releasesFolder, one).then(
    describeProvenance,
    () => 'con una firma que no es válida',
  );
}

/**
 * Signs the description of a release, and through its hashes every file. Keeps an existing
 * signature.
 */
export async function signRelease(
  releasesFolder: string,
  { name, id }: ReleaseName,
  { signer, origin }: { readonly signer: Signer; readonly origin: SourceOrigin },
) {
  const folder = releaseFolder(releasesFolder, name, id);
  const content: v.InferOutput<typeof statement> = {
    _type: statementType,
    subject: [
      {
        name: `${name}/${id}/${releaseFile}`,
        digest: { sha256: sha256(await readFile(joinBelow(folder, releaseFile))) },
      },
    ],
    predicateType,
    predicate: { signer: signer.name, ...origin },
  };
  const signed = signEnvelope(payloadType, Buffer.from(JSON.stringify(content)), signer);
  const text = `${JSON.stringify(signed, undefined, 1)}\n`;
  await writeOnce(joinBelow(folder, provenanceFile), text);
}

/**
 * Provenance of a release; undefined if it is not signed. Throws if the signature does not match
 * its description.
 */
export async function readProvenance(
  releasesFolder: string,
  { name, id }: ReleaseName,
): Promise<Provenance | undefined> {
  const folder = releaseFolder(releasesFolder, name, id);
  const text = await readIfThere(joinBelow(folder, provenanceFile));
  if (text === undefined) return undefined;
  const description = await readFile(joinBelow(folder, releaseFile));
  const found = openProvenance(text, sha256(description));
  if (found) return found;
  throw new Error(
    `${name} ${id}: su ${provenanceFile} no es una firma válida de esta versión; borra su carpeta del almacén y constrúyela otra vez.`,
  );
}

function openProvenance(text: string, digest: string): Provenance | undefined {
  const read = v.safeParse(envelopeText, text);
  const opened = read.success ? openEnvelope(read.output) : undefined;
  if (!opened || !read.success || read.output.payloadType !== payloadType) return undefined;
  const signed = v.safeParse(statementText, opened.content.toString());
  if (!signed.success || signed.output.subject[0].digest.sha256 !== digest) return undefined;
  return { ...signed.output.predicate, publicKey: opened.publicKey };
}

async function readIfThere(file: string) {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
