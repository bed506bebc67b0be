import { execFile } from 'node:child_process';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { repositoryFolder } from '../applications';
import { copyLive } from '../release/copy-live';
import { prepareReleases } from '../servers/prepare-releases';
import { assembleCreate } from './create-package';
import { sharedPackages } from './packages';
import { assembleSharedPackages } from './shared-packages';
import { assembleTools } from './tools-package';

/** Packages are assembled here before they are packed. */
const folder = join(repositoryFolder, '.cache/sdk');

/** Changelog at the project's root and in each package. */
export const changelogFile = 'CHANGELOG.md';

export type PackedPackage = { readonly file: string; readonly bytes: number };

/**
 * Packs everything for a team's own repository, with the site of the current sources. On success
 * the folder contains only the new files, otherwise it is unchanged.
 */
export async function packSdk(out: string, changelog: string): Promise<readonly PackedPackage[]> {
  await rm(folder, { recursive: true, force: true });
  const packed = join(folder, 'packed');
  await mkdir(packed, { recursive: true });
  const published = join(folder, 'published');
  const live = join(folder, 'live');
  await prepareReleases(published);
  await copyLive(published, live);
  const shared = await assembleSharedPackages(sharedPackages(), folder);
  for (const { name, names, undescribed } of shared)
    console.log(`${name}: ${undescribed} de ${names} nombres sin descripción`);
  const tools = join(folder, 'tools');
  await assembleTools(tools, live);
  const create = join(folder, 'create');
  await assembleCreate(create, live);
  const all = [...shared.map(({ into }) => into), tools, create];
  for (const one of all) await writeFile(join(one, changelogFile), changelog);
  const files = await Promise.all(all.map((one) => pack(one, packed)));
  await rm(out, { recursive: true, force: true });
  await cp(packed, out, { recursive: true });
  return files.map(({ filename, size }) => ({ file: join(out, filename), bytes: size }));
}

const npmAnswer = v.pipe(
  v.string(),
  v.parseJson(),
  v.tuple([v.object({ filename: v.string(), size: v.number() })]),
);

async function pack(from: string, out: string) {
  const { stdout } = await promisify(execFile)(
    'npm',
    ['pack', '--json', '--pack-destination', out],
    { cwd: from },
  );
  const [answer] = v.parse(npmAnswer, stdout);
  return answer;
}
