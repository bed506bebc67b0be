import type { SessionUser } from '@portal/contract/session';
import { audit } from '../../records';
import { anyOf } from '../../platform/database/any-of';
import type { Database } from '../../platform/database/database';
import type { FilePlace, StoredFiles } from '../../platform/files/stored-files';
import { anonymiseRow, anonymousEmail, anonymousName, forgetRepeatableAnswers } from './anonymise';
import { separateFromPerson } from './leave-person';

type Erasure = { applicationIds: readonly number[]; user: SessionUser };

/**
 * Removes personal data, CVs and answers; the person's other data stay. Returns the files to delete
 * after the commit.
 */
export async function eraseApplications(
  transaction: Database,
  storedFiles: StoredFiles,
  { applicationIds, user }: Erasure,
): Promise<FilePlace[]> {
  const files: FilePlace[] = [];
  for (const sender of await holdSenders(transaction, applicationIds)) {
    const applicantId = await rowOfTheirOwn(transaction, sender, applicationIds);
    files.push(...(await anonymiseRow(transaction, storedFiles, applicantId)));
    const subject = `applicant ${applicantId}`;
    await audit(transaction, { user, action: 'anonymise-data', subject, applicantId });
  }
  return files;
}

/** Locks all rows of the persons concerned. */
async function holdSenders(transaction: Database, applicationIds: readonly number[]) {
  const rows = await transaction
    .selectFrom('applicants')
    .select(['id', 'personId', 'name'])
    .where('personId', 'in', (from) =>
      from
        .selectFrom('jobApplications')
        .innerJoin('applicants as sender', 'sender.id', 'jobApplications.applicantId')
        .select('sender.personId')
        .where('jobApplications.id', '=', anyOf(applicationIds)),
    )
    .where('anonymisedAt', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  const sent = await transaction
    .selectFrom('jobApplications')
    .select(['id', 'applicantId', 'offerId'])
    .where('applicantId', '=', anyOf(rows.map(({ id }) => id)))
    .execute();
  return rows
    .map((row) => ({ ...row, sent: sent.filter(({ applicantId }) => applicantId === row.id) }))
    .filter((row) => row.sent.some(({ id }) => applicationIds.includes(id)));
}

type Sender = Awaited<ReturnType<typeof holdSenders>>[number];

/**
 * Returns the applicant's row if all its applications are erased; otherwise a new row for the
 * erased ones.
 */
async function rowOfTheirOwn(
  transaction: Database,
  sender: Sender,
  applicationIds: readonly number[],
) {
  if (sender.sent.every(({ id }) => applicationIds.includes(id))) {
    await separateFromPerson(transaction, sender);
    return sender.id;
  }
  await forgetRepeatableAnswers(transaction, sender.id);
  const moved = sender.sent.filter(({ id }) => applicationIds.includes(id));
  const { id } = await transaction
    .insertInto('applicants')
    .values({
      name: anonymousName,
      email: anonymousEmail(`postulacion-${moved[0]?.id ?? 0}`),
      anonymisedAt: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const application of moved) await move(transaction, sender, { application, to: id });
  return id;
}

type Move = { application: Sender['sent'][number]; to: number };

/**
 * Moves an application. Answers and consent follow, unless they belong to a later application to
 * the offer.
 */
async function move(
  transaction: Database,
  { sent }: Sender,
  { application: { id, applicantId, offerId }, to }: Move,
) {
  await transaction
    .updateTable('jobApplications')
    .set({ applicantId: to })
    .where('id', '=', id)
    .execute();
  if (sent.some((each) => each.offerId === offerId && each.id > id)) return;
  await transaction
    .updateTable('answers')
    .set({ applicantId: to })
    .where('applicantId', '=', applicantId)
    .where('offerQuestionId', 'in', (from) =>
      from.selectFrom('offerQuestions').select('id').where('offerId', '=', offerId),
    )
    .execute();
  await transaction
    .updateTable('consents')
    .set({ applicantId: to })
    .where('applicantId', '=', applicantId)
    .where('offerId', '=', offerId)
    .execute();
}
