import { join } from 'node:path';
import { rangesOf } from './dependencies';
import { copyTo, readPackageFile, writePackageFile } from './package-files';
import { noticesOf } from '../licenses/package-notices';
import { foldersOf, writeLegalFiles } from './legal-files';
import type { PublicPackage } from './packages';

/** Puts into a folder what a shared package publishes: its sources without their tests. */
export function assembleSharedPackage(shared: PublicPackage, into: string) {
  for (const file of shared.files) copyTo(join(into, file), join(shared.folder, file));
  const {
    private: _private,
    devDependencies: _ofTests,
    ...published
  } = readPackageFile(shared.folder);
  const dependencies = rangesOf(Object.keys(published.dependencies));
  writePackageFile(into, { ...published, dependencies });
  writeLegalFiles(into, noticesOf(foldersOf(shared.folder, Object.keys(dependencies))));
}
