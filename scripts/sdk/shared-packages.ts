import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PublicPackage } from './packages';
import { makeReferences, referenceFile } from './reference';
import { assembleSharedPackage } from './shared-package';

/** Assembles each package in a folder of its name, with a reference of its exported names. */
export async function assembleSharedPackages(packages: readonly PublicPackage[], folder: string) {
  const references = makeReferences(packages);
  return Promise.all(
    references.map(async ({ described, text, ...counts }) => {
      const into = join(folder, described.short);
      await assembleSharedPackage(described, into);
      await writeFile(join(into, referenceFile), text);
      return { into, name: described.name, ...counts };
    }),
  );
}
