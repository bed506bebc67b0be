import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseFile, releaseFolder } from '@portal/releases/release';
import * as v from 'valibot';
import { findApplications } from '../applications';
import { publish } from '../release/publish';
import { releaseId } from '../release/release-id';

/** Copies the releases that the sources make out of a store, and makes them live in a new one, checked as ever. */
export async function supplyReleases(built: string, into: string) {
  const releases = findApplications().map((one) => ({ name: one.name, id: releaseId(one) }));
  for (const { name, id } of releases) {
    const folder = releaseFolder(into, name, id);
    await cp(releaseFolder(built, name, id), folder, { recursive: true });
    await leaveOutDevelopment(join(folder, releaseFile));
  }
  await publish(releases, { releasesFolder: into, why: 'npm run dist' });
}

const releaseText = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({ development: v.optional(v.string()) }),
);

/** The build of a shell for development servers stays where the sources are. */
async function leaveOutDevelopment(file: string) {
  const { development, ...release } = v.parse(releaseText, await readFile(file, 'utf8'));
  if (development !== undefined) {
    await writeFile(file, `${JSON.stringify(release, undefined, 1)}\n`);
  }
}
