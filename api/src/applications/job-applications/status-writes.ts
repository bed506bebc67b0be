import type { JobApplication } from '@portal/contract/job-application';
import type { Standing } from '@portal/contract/application-standing';
import { sql } from 'kysely';
import { recordActivities, type ActorId } from '../../desk';
import { anyOf } from '../../platform/database/any-of';
import type { Database } from '../../platform/database/database';
import { refuseOutdated } from '../../platform/database/require-version';
import { badRequest, conflict, notFound } from '../../platform/problem/problem';
import { applicationSubject } from '../application-subject';
import { findJobApplications } from './job-application-repository';

type Write = {
  changes: readonly Standing[];
  actorId: ActorId;
  /** For when one of them does not exist. */
  missing: string;
};

/**
 * Gives applications their statuses, all or none; the status is all that staff change (reading A26).
 * One that somebody else has changed since it was seen stays, unless it has the wanted status already.
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

/** Those that get another status than they have, each as it was seen. Both lists have one order. */
const overwritten = (before: readonly JobApplication[], changes: readonly Standing[]) =>
  changes.flatMap(({ statusId, version }, index) => {
    const row = before[index];
    return row && row.status.id !== statusId ? [{ row, statusId, version }] : [];
  });

/** Whoever took an application back is not to be dealt with any further. */
function refuseWithdrawn(before: readonly JobApplication[], changes: readonly Standing[]) {
  const withdrawn = overwritten(before, changes).filter(({ row }) => row.withdrawnAt !== undefined);
  if (withdrawn.length === 0) return;
  throw conflict(
    'La persona retiró esta postulación, así que su estado ya no cambia.',
    withdrawn.map(({ row }) => inWords(row)),
  );
}

/** Only the person takes an application back; staff have other statuses to end it with. */
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

/** By one statement, which is one event for whoever follows the applications. */
const writeStatuses = (transaction: Database, changes: readonly Standing[]) =>
  sql`
    update job_applications set status_id = change.status_id
    from unnest(${changes.map(({ id }) => id)}::int[], ${changes.map(({ statusId }) => statusId)}::int[])
      as change (id, status_id)
    where job_applications.id = change.id and job_applications.status_id <> change.status_id
  `.execute(transaction);
