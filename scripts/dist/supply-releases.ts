import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { releaseKey } from '@portal/releases/needed-releases';
import { provenanceFile } from '@portal/releases/provenance';
import { mapEnding } from '@portal/releases/release-names';
import { releaseFile, releaseFolder } from '@portal/releases/release';
import * as v from 'valibot';
import { findApplications, repositoryFolder } from '../applications';
import { originOfSources } from '../release/origin-of-sources';
import { publish } from '../release/publish';
import { releaseId } from '../release/release-id';
import { signUnsigned } from '../release/sign-releases';
import { repositorySigner } from '../release/signer';

/**
 * Copies the current sources' releases from a store into a new one and makes them live, with the
 * usual checks.
 */
export async function supplyReleases(built: string, into: string) {
  const applications = findApplications();
  const releases = applications.map((one) => ({ name: one.name, id: releaseId(one) }));
  const origin = await originOfSources(repositoryFolder);
  for (const { name, id } of releases) {
    const folder = releaseFolder(into, name, id);
    await cp(releaseFolder(built, name, id), folder, { recursive: true, filter: isNoMap });
    await leaveOutDevelopment(join(folder, releaseFile));
  }
  const origins = new Map(releases.map((one) => [releaseKey(one), origin]));
  await signUnsigned(releases, { releasesFolder: into, signer: repositorySigner, origins });
  await publish(releases, { releasesFolder: into, why: 'npm run dist' });
}

/** Source maps are only useful beside the sources. */
const isNoMap = (file: string) => !file.endsWith(mapEnding);

const releaseText = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({ development: v.optional(v.string()) }),
);

/** Removes the shell's development build, which is only useful beside the sources. */
async function leaveOutDevelopment(file: string) {
  const { development, ...release } = v.parse(releaseText, await readFile(file, 'utf8'));
  if (development !== undefined) {
    await writeFile(file, `${JSON.stringify(release, undefined, 1)}\n`);
    await rm(join(dirname(file), provenanceFile), { force: true });
  }
}
