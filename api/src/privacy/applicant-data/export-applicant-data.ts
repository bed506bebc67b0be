import type { ApplicantData, ApplicationData } from '@portal/contract/applicant-data';
import { applicantExportToWire } from '@portal/contract/applicant-export';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { contactInbox, requestsOf } from '../../desk';
import type { StoredFiles } from '../../platform/files/stored-files';
import type { Platform } from '../../platform/platform';
import { privacyInbox } from '../privacy-requests/privacy-inbox';

type Needed = Pick<Platform, 'db' | 'storedFiles'>;

/** Everything that is stored about somebody, as a ZIP: «datos.json» and the CVs. */
export async function exportApplicantData({ db, storedFiles }: Needed, data: ApplicantData) {
  const { email } = data.applicant;
  const archive: Zippable = {};
  const applications = [];
  for (const each of data.applications) {
    const bytes = await readCurriculum(storedFiles, each);
    const file = bytes && fileName(each);
    if (bytes && file) archive[file] = [bytes, asItIs];
    applications.push({ ...each, file });
  }
  const content = applicantExportToWire({
    ...data,
    exportedAt: new Date().toISOString(),
    applications,
    contactRequests: await requestsOf(db, contactInbox, email),
    privacyRequests: await requestsOf(db, privacyInbox, email),
  });
  archive['datos.json'] = strToU8(`${JSON.stringify(content, undefined, 2)}\n`);
  return Buffer.from(zipSync(archive));
}

/** PDFs are compressed already. */
const asItIs = { level: 0 } as const;

async function readCurriculum(
  storedFiles: StoredFiles,
  { application: { curriculum } }: ApplicationData,
) {
  return curriculum === undefined ? undefined : storedFiles.read('cv', curriculum);
}

/** A name of ours; the one that the file came with stands in «datos.json». */
const fileName = ({ application }: ApplicationData) =>
  `curriculums/postulacion-${application.id}.pdf`;
