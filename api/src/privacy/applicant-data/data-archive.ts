import type { ApplicationData } from '@portal/contract/applicant-data';
import { applicantExportToWire, type ApplicantExport } from '@portal/contract/applicant-export';
import { strToU8, zipSync, type Zippable } from 'fflate';
import type { StoredFiles } from '../../platform/files/stored-files';
import { savedPdfName } from '../../platform/files/saved-name';
import { unixFile } from '../../platform/files/zip-entry';

export type Copied = Omit<ApplicantExport, 'exportedAt' | 'emails' | 'applications'> & {
  applications: readonly ApplicationData[];
};

/** Returns a ZIP: «datos.json» and the CVs. */
export async function dataArchive(storedFiles: StoredFiles, copied: Copied) {
  const archive: Zippable = {};
  const applications = [];
  for (const each of copied.applications) {
    const { id, curriculum } = each.application;
    const bytes = curriculum === undefined ? undefined : await storedFiles.read('cv', curriculum);
    // A person may send several files with one name.
    const file = `curriculums/postulacion-${id}/${savedPdfName(each.curriculumTitle ?? '')}`;
    if (bytes) archive[file] = [bytes, asItIs];
    applications.push({ ...each, file: bytes && file });
  }
  const content = applicantExportToWire({
    ...copied,
    exportedAt: new Date().toISOString(),
    emails: emailsOf(copied),
    applications,
  });
  archive['datos.json'] = strToU8(`${JSON.stringify(content, undefined, 2)}\n`);
  return Buffer.from(zipSync(archive, unixFile));
}

/** PDFs are compressed already. */
const asItIs = { level: 0 } as const;

const emailsOf = ({ applicant, others = [], applications }: Copied) =>
  [applicant, ...others].map(({ email }) => ({
    email,
    applications: applications.filter(({ sentWith = applicant.email }) => sentWith === email)
      .length,
  }));
