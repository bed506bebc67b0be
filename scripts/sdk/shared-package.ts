import { join } from 'node:path';
import { rangesOf } from './dependencies';
import { copyTo, readPackageFile, writePackageFile } from './package-files';
import { noticesOf } from '../licenses/package-notices';
import { foldersOf, writeLegalFiles } from './legal-files';
import { iconLibrary, packIcons } from './pack-icons';
import type { PublicPackage } from './packages';

/** The sources without tests, and the icons in use. */
export async function assembleSharedPackage(shared: PublicPackage, into: string) {
  for (const file of shared.files) copyTo(join(into, file), join(shared.folder, file));
  const inside = await packIcons(into, shared.files);
  const {
    private: _private,
    devDependencies: _ofTests,
    ...published
  } = readPackageFile(shared.folder);
  const needed = Object.keys(published.dependencies).filter((name) => name !== iconLibrary);
  const dependencies = rangesOf(needed);
  writePackageFile(into, { ...published, dependencies });
  writeLegalFiles(into, noticesOf([...foldersOf(shared.folder, needed), ...inside]));
}
