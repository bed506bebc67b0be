import type { SessionUser } from '@portal/contract/session';
import { audit } from '../../desk';
import type { Database } from '../../platform/database/database';
import type { FilePlace, StoredFiles } from '../../platform/files/stored-files';

type Anonymisation = {
  applicantId: number;
  /** Undefined when it is the system that does it. */
  user: SessionUser | undefined;
};

/**
 * Takes from a candidate whatever says who it is: names, e-mails, CVs and answers, of all the rows that
 * staff have merged into it, which cannot be separated any more. Applications stay without them, so that
 * counts and figures stand. Returns the files to remove once that is committed; undefined when there is
 * nobody to anonymise.
 */
export async function anonymise(
  transaction: Database,
  storedFiles: StoredFiles,
  { applicantId, user }: Anonymisation,
): Promise<FilePlace[] | undefined> {
  // Held against an application that arrives at this moment.
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

/** The same of one row of a person. */
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
/** No mail can go there (RFC 2606). */
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
  // Without its submission, the browser that sent it may add nothing more.
  await transaction
    .updateTable('jobApplications')
    .set({ cvName: null, cvOriginalName: null, submission: null })
    .where('applicantId', '=', applicantId)
    .execute();
  return files;
}

/** Answers that are kept for a day for calls that repeat themselves hold the application as it was. */
export const forgetRepeatableAnswers = (transaction: Database, applicantId: number) =>
  transaction.deleteFrom('idempotentAnswers').where('applicantId', '=', applicantId).execute();
