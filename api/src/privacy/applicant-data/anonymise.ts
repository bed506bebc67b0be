import type { SessionUser } from '@portal/contract/session';
import { audit } from '../../records';
import type { Database } from '../../platform/database/database';
import type { FilePlace, StoredFiles } from '../../platform/files/stored-files';

type Anonymisation = {
  applicantId: number;
  user: SessionUser | undefined;
};

/**
 * Removes names, e-mails, CVs and answers from all merged rows, which can no longer be separated.
 * Applications stay, so that counts remain correct. Returns the files to delete after the commit;
 * undefined without such a candidate.
 */
export async function anonymise(
  transaction: Database,
  storedFiles: StoredFiles,
  { applicantId, user }: Anonymisation,
): Promise<FilePlace[] | undefined> {
  // A concurrent application waits for this lock.
  const rows = await transaction
    .selectFrom('applicants')
    .select('id')
    .where('personId', '=', applicantId)
    .where('anonymisedAt', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (!rows.some(({ id }) => id === applicantId)) return undefined;

  await transaction.deleteFrom('applicantMerges').where('keptId', '=', applicantId).execute();
  const files: FilePlace[] = [];
  for (const { id } of rows) files.push(...(await anonymiseRow(transaction, storedFiles, id)));
  const subject = `applicant ${applicantId}`;
  await audit(transaction, { user, action: 'anonymise-data', subject, applicantId });
  return files;
}

export async function anonymiseRow(
  transaction: Database,
  storedFiles: StoredFiles,
  applicantId: number,
) {
  const files = await dropCurriculums(transaction, storedFiles, applicantId);
  await transaction.deleteFrom('answers').where('applicantId', '=', applicantId).execute();
  await transaction.deleteFrom('consents').where('applicantId', '=', applicantId).execute();
  await forgetRepeatableAnswers(transaction, applicantId);
  await transaction
    .updateTable('applicants')
    .set({
      name: anonymousName,
      ownName: null,
      email: anonymousEmail(applicantId),
      anonymisedAt: new Date(),
    })
    .where('id', '=', applicantId)
    .execute();
  return files;
}

export const anonymousName = 'Persona anonimizada';
/** Returns an address that cannot receive mail (RFC 2606). */
export const anonymousEmail = (of: number | string) => `anonimo-${of}@sin-correo.invalid`;

async function dropCurriculums(
  transaction: Database,
  storedFiles: StoredFiles,
  applicantId: number,
) {
  const rows = await transaction
    .selectFrom('jobApplications')
    .select('cvName')
    .where('applicantId', '=', applicantId)
    .execute();
  const files = rows.flatMap(({ cvName }): FilePlace[] =>
    cvName === null ? [] : [{ folder: 'cv', name: cvName }],
  );
  for (const file of files) await storedFiles.announceRemoval(transaction, file);
  // Without `submission`, the sending browser can add nothing.
  await transaction
    .updateTable('jobApplications')
    .set({ cvName: null, cvOriginalName: null, submission: null })
    .where('applicantId', '=', applicantId)
    .execute();
  return files;
}

/** Deletes stored responses, which contain the application. */
export const forgetRepeatableAnswers = (transaction: Database, applicantId: number) =>
  transaction.deleteFrom('idempotentAnswers').where('applicantId', '=', applicantId).execute();
