import { readFile, writeFile } from 'node:fs/promises';
import { recordPackages, type Comparison } from './api/check-packages';
import { addEntry } from './changelog';

/**
 * Packs with a new changelog entry, then saves the changelog and the record. A failed packing
 * changes neither.
 */
export async function packWithChangelog<T>(
  changelogFile: string,
  pack: (changelog: string) => Promise<T>,
  comparison?: Comparison,
): Promise<T> {
  const { steps, write } = recordPackages(comparison);
  const day = new Date().toISOString().slice(0, 10);
  const changelog = addEntry(await readFile(changelogFile, 'utf8'), steps, day);
  const packed = await pack(changelog);
  write();
  await writeFile(changelogFile, changelog);
  return packed;
}
