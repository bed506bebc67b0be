import type { JobApplication } from '@portal/contract/job-application';
import type { Standing } from '@portal/contract/application-standing';
import { sql } from 'kysely';
import { recordActivities, type ActorId } from '../../records';
import { anyOf } from '../../platform/database/any-of';
import type { Database } from '../../platform/database/database';
import { refuseOutdated } from '../../platform/database/require-version';
import { badRequest, conflict, notFound } from '../../platform/problem/problem';
import { applicationSubject } from '../application-subject';
import { findJobApplications } from './job-application-repository';

type Write = {
  changes: readonly Standing[];
  actorId: ActorId;
  missing: string;
};

/**
 * Changes all statuses or none; staff can change nothing else (reading A26). Fails if another user
 * changed one since it was read, unless it has the wanted status.
 */
export const changeStatuses = (db: Database, { changes, actorId, missing }: Write) =>
  db.transaction().execute(async (transaction): Promise<JobApplication[]> => {
    const ids = changes.map(({ id }) => id);
    await recordActivities(transaction, { subject: applicationSubject, ids, actorId }, async () => {
      const before = await findJobApplications(transaction, ids);
      if (before.length < ids.length) throw notFound(missing);
      refuseOutdated(overwritten(before, changes), inWords);
      refuseWithdrawn(before, changes);
      await refuseWithdrawing(transaction, overwritten(before, changes));
      await writeStatuses(transaction, changes);
    });
    return findJobApplications(transaction, ids);
  });

/** Returns the applications that get another status. Both lists have the same order. */
const overwritten = (before: readonly JobApplication[], changes: readonly Standing[]) =>
  changes.flatMap(({ statusId, version }, index) => {
    const row = before[index];
    return row && row.status.id !== statusId ? [{ row, statusId, version }] : [];
  });

/** A withdrawn application keeps its status. */
function refuseWithdrawn(before: readonly JobApplication[], changes: readonly Standing[]) {
  const withdrawn = overwritten(before, changes).filter(({ row }) => row.withdrawnAt !== undefined);
  if (withdrawn.length === 0) return;
  throw conflict(
    'La persona retiró esta postulación, así que su estado ya no cambia.',
    withdrawn.map(({ row }) => inWords(row)),
  );
}

/** Only applicants withdraw applications. */
async function refuseWithdrawing(transaction: Database, changes: readonly { statusId: number }[]) {
  const withdrawing = await transaction
    .selectFrom('applicationStatuses')
    .select('id')
    .where('publicState', '=', 'withdrawn')
    .where('id', '=', anyOf(changes.map(({ statusId }) => statusId)))
    .executeTakeFirst();
  if (withdrawing) {
    throw badRequest(
      'Solo la persona que postuló puede retirar su postulación. Elige otro estado.',
    );
  }
}

const inWords = ({ applicant, status }: JobApplication) => `${applicant.name}: ${status.name}`;

/** One statement, so that followers get one event. */
const writeStatuses = (transaction: Database, changes: readonly Standing[]) =>
  sql`
    update job_applications set status_id = change.status_id
    from unnest(${changes.map(({ id }) => id)}::int[], ${changes.map(({ statusId }) => statusId)}::int[])
      as change (id, status_id)
    where job_applications.id = change.id and job_applications.status_id <> change.status_id
  `.execute(transaction);
