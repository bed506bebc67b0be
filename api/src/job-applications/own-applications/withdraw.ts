import { sql } from 'kysely';
import { recordActivity } from '../../records';
import type { Database } from '../../platform/database/database';
import type { FilePlace, StoredFiles } from '../../platform/files/stored-files';
import { applicationSubject } from '../application-subject';

/**
 * Deletes the CV, its name and the answers. The application stays until the person's data expire,
 * so that staff know why it ended. Returns the files to delete after the commit. A second call
 * changes nothing.
 */
export const withdraw = (transaction: Database, storedFiles: StoredFiles, id: number) =>
  recordActivity(
    transaction,
    { subject: applicationSubject, id, actorId: undefined },
    async (): Promise<FilePlace[]> => {
      const row = await transaction
        .selectFrom('jobApplications')
        .select(['applicantId', 'offerId', 'cvName'])
        .where('id', '=', id)
        .where('withdrawnAt', 'is', null)
        .executeTakeFirst();
      if (!row) return [];

      const files: FilePlace[] = row.cvName === null ? [] : [{ folder: 'cv', name: row.cvName }];
      for (const file of files) await storedFiles.announceRemoval(transaction, file);
      await deleteAnswers(transaction, row);
      await markWithdrawn(transaction, id);
      return files;
    },
  );

type Application = { applicantId: number; offerId: number };

/** Also deletes stored responses, which contain the answers. */
async function deleteAnswers(transaction: Database, { applicantId, offerId }: Application) {
  await transaction
    .deleteFrom('answers')
    .where('applicantId', '=', applicantId)
    .where('offerQuestionId', 'in', (from) =>
      from.selectFrom('offerQuestions').select('id').where('offerId', '=', offerId),
    )
    .execute();
  await transaction
    .deleteFrom('idempotentAnswers')
    .where('applicantId', '=', applicantId)
    .execute();
}

const markWithdrawn = (transaction: Database, id: number) =>
  transaction
    .updateTable('jobApplications')
    .set({
      withdrawnAt: sql<Date>`now()`,
      cvName: null,
      cvOriginalName: null,
      statusId: sql<number>`(select id from application_statuses where public_state = 'withdrawn')`,
    })
    .where('id', '=', id)
    .execute();
