import type { ReceivedPrivacyRequest } from '@portal/contract/received-privacy-request';
import type { Platform } from '../../platform/platform';
import { readClock } from '../applicant-data/applicant-data-repository';
import { readApplications } from '../applicant-data/application-data';
import { dataArchive } from '../applicant-data/data-archive';
import { readUsesOfCopy } from '../applicant-data/data-uses';
import { readOthers } from './holdings';
import { provenApplications, type OwnData } from './own-data';

type Needed = Pick<Platform, 'db' | 'storedFiles'>;

/**
 * Returns a ZIP of the proved data and the request. Leaves out messages of the contact form, which
 * any visitor can sign with that e-mail. Undefined if nothing is proved.
 */
export async function copyOfOwnData(
  { db, storedFiles }: Needed,
  own: OwnData,
  request: ReceivedPrivacyRequest,
) {
  const applicationIds = provenApplications(own).map(({ id }) => id);
  const senders = own.applicants.filter(({ id }) =>
    provenApplications(own).some(({ applicantId }) => applicantId === id),
  );
  const [first] = senders;
  if (!first) return undefined;
  const applicantIds = senders.map(({ id }) => id);
  const all = await readApplications(db, applicantIds);
  return dataArchive(storedFiles, {
    applicant: first,
    others: undefined,
    createdAt: first.createdAt.toISOString(),
    anonymisedAt: undefined,
    clock: (await isWhole(db, own)) ? await readClock(db, first.id) : undefined,
    applications: all
      .filter(({ application }) => applicationIds.includes(application.id))
      .map((each) => ({ ...each, application: sentBy(senders, each.application) })),
    uses: await readUsesOfCopy(db, { applicantIds, applicationIds }),
    contactRequests: undefined,
    privacyRequests: [request],
  });
}

/** Restores the name and the e-mail that the application was sent with. */
function sentBy<Sent extends { applicant: { id: number } }>(
  senders: OwnData['applicants'],
  application: Sent,
) {
  const sender = senders.find(({ id }) => id === application.applicant.id);
  return sender ? { ...application, applicant: sender } : application;
}

/** True if nothing else is stored: retention depends on all data of the person. */
const isWhole = async (db: Needed['db'], own: OwnData) =>
  own.applicants.length === 1 &&
  own.applications.every(({ isProved }) => isProved) &&
  (await readOthers(db, own)).length === 0;
