import { join } from 'node:path';
import { readRegistry } from '@portal/releases/registry';
import { readRelease } from '@portal/releases/release';
import { toolsFolder } from '../applications';
import { writeLegalFiles } from './legal-files';
import { copyTo, readPackageFile, writeFileAt, writePackageFile } from './package-files';

/** Puts into a folder the small package that makes a new remote. It knows whose names and addresses are taken. */
export async function assembleCreate(into: string, liveReleases: string) {
  copyTo(into, join(toolsFolder, 'scripts/create'));
  const { applications } = await readRegistry(liveReleases);
  const site = Object.entries(applications).map(async ([name, { live }]) => {
    const { routes } = await readRelease(liveReleases, name, live);
    return [name, routes.map(({ path }) => path)] as const;
  });
  const addresses = Object.fromEntries(await Promise.all(site));
  writeFileAt(join(into, 'site.json'), `${JSON.stringify(addresses, undefined, 1)}\n`);
  const { version, license, type, engines } = readPackageFile(toolsFolder);
  writePackageFile(into, {
    name: '@portal/create',
    version,
    license,
    type,
    engines,
    bin: { 'portal-create': './create.mjs' },
  });
  writeLegalFiles(into, []);
}
