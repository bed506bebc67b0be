import { join } from 'node:path';
import { liveReleases } from '@portal/releases/channel';
import { readRegistry } from '@portal/releases/registry';
import { readRelease } from '@portal/releases/release';
import { toolsFolder } from '../applications';
import { writeLegalFiles } from './legal-files';
import { copyTo, readPackageFile, writeFileAt, writePackageFile } from './package-files';

/** Writes the package that creates a new remote, with the existing names and addresses. */
export async function assembleCreate(into: string, releasesFolder: string) {
  copyTo(into, join(toolsFolder, 'scripts/create'));
  const { applications } = await readRegistry(releasesFolder);
  const site = liveReleases(applications).map(async ({ name, id }) => {
    const { routes } = await readRelease(releasesFolder, name, id);
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
