import type { JobApplication } from '@portal/contract/job-application';
import { savedName } from '../../platform/files/saved-name';
import type { StoredFiles } from '../../platform/files/stored-files';
import type { ZipEntry } from '../../platform/files/zip-stream';

/** Holds one file in memory at a time. */
export async function* curriculumEntries(
  files: StoredFiles,
  applications: readonly JobApplication[],
): AsyncGenerator<ZipEntry> {
  const without: string[] = [];
  for (const [index, { applicant, curriculum }] of applications.entries()) {
    const bytes = curriculum && (await files.read('cv', curriculum));
    if (bytes) yield { name: `${number(index)} ${savedName(applicant.name)}.pdf`, bytes };
    else without.push(applicant.name);
  }
  if (without.length > 0) yield { name: 'Sin currículum.txt', bytes: textOf(without) };
}

/** Distinguishes equal names and keeps the order. */
const number = (index: number) => String(index + 1).padStart(3, '0');

/** The byte order mark tells editors that it is UTF-8. */
const textOf = (lines: readonly string[]) =>
  new TextEncoder().encode(`\uFEFF${lines.join('\r\n')}\r\n`);
