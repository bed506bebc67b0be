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
 * Takes from a candidate whatever says who it is: name, e-mail, CVs and answers. Applications stay
 * without them, so that counts and figures stand. Returns the files to remove once that is
 * committed; undefined when there is nobody to anonymise.
 */
export async function anonymise(
  transaction: Database,
  storedFiles: StoredFiles,
  { applicantId, user }: Anonymisation,
): Promise<FilePlace[] | undefined> {
  // Held against an application that arrives at this moment.
  const applicant = await transaction
    .selectFrom('applicants')
    .select('id')
    .where('id', '=', applicantId)
    .where('anonymisedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!applicant) return undefined;

  const files = await dropCurriculums(transaction, storedFiles, applicantId);
  await transaction.deleteFrom('answers').where('applicantId', '=', applicantId).execute();
  await transaction.deleteFrom('consents').where('applicantId', '=', applicantId).execute();
  await forgetRepeatableAnswers(transaction, applicantId);
  await transaction
    .updateTable('applicants')
    .set({
      name: anonymousName,
      email: `anonimo-${applicantId}@${nowhere}`,
      anonymisedAt: new Date(),
    })
    .where('id', '=', applicantId)
    .execute();
  const subject = `applicant ${applicantId}`;
  await audit(transaction, { user, action: 'anonymise-data', subject, applicantId });
  return files;
}

const anonymousName = 'Persona anonimizada';
/** No mail can go there (RFC 2606). */
const nowhere = 'sin-correo.invalid';

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
const forgetRepeatableAnswers = (transaction: Database, applicantId: number) =>
  transaction.deleteFrom('idempotentAnswers').where('applicantId', '=', applicantId).execute();
