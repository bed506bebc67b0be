import type { ApplicantData } from '@portal/contract/applicant-data';
import { applicantExportToWire } from '@portal/contract/applicant-export';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { contactInbox, requestsOf } from '../../desk';
import type { Platform } from '../../platform/platform';
import { privacyInbox } from '../privacy-requests/privacy-inbox';

type Needed = Pick<Platform, 'db' | 'storedFiles'>;

/** Everything that is stored about somebody, as a ZIP: «datos.json» and the CVs. */
export async function exportApplicantData({ db, storedFiles }: Needed, data: ApplicantData) {
  const emails = [data.applicant, ...(data.others ?? [])].map(({ email }) => email);
  const archive: Zippable = {};
  const applications = [];
  for (const each of data.applications) {
    const { id, curriculum } = each.application;
    const bytes = curriculum === undefined ? undefined : await storedFiles.read('cv', curriculum);
    // A name of ours; the one that the file came with stands in «datos.json».
    const file = `curriculums/postulacion-${id}.pdf`;
    if (bytes) archive[file] = [bytes, asItIs];
    applications.push({ ...each, file: bytes && file });
  }
  const content = applicantExportToWire({
    ...data,
    exportedAt: new Date().toISOString(),
    applications,
    contactRequests: await requestsOf(db, contactInbox, emails),
    privacyRequests: await requestsOf(db, privacyInbox, emails),
  });
  archive['datos.json'] = strToU8(`${JSON.stringify(content, undefined, 2)}\n`);
  return Buffer.from(zipSync(archive));
}

/** PDFs are compressed already. */
const asItIs = { level: 0 } as const;
