import { join } from 'node:path';
import { listFiles } from '../release/release-files';
import { rangesOf } from './dependencies';
import { copyTo, readPackageFile, writePackageFile } from './package-files';

/** Puts into a folder what a shared package publishes: its sources without their tests. */
export function assembleSharedPackage(folder: string, into: string) {
  for (const file of listFiles(join(folder, 'src')).filter(isPublished)) {
    copyTo(join(into, 'src', file), join(folder, 'src', file));
  }
  const { private: _private, devDependencies: _ofTests, ...published } = readPackageFile(folder);
  const dependencies = rangesOf(Object.keys(published.dependencies));
  writePackageFile(into, { ...published, dependencies });
}

export const isPublished = (file: string) => !/\.test\.tsx?$/.test(file);
