import type { JobApplication } from '@portal/contract/job-application';
import type { StatusChange } from '@portal/contract/status-changes';
import { sql } from 'kysely';
import { recordActivities, type ActorId } from '../activity/record-activity';
import type { Database } from '../database/database';
import { conflict, notFound } from '../http/problem';
import { findJobApplications } from './job-application-repository';

type Write = {
  changes: readonly StatusChange[];
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
    await recordActivities(transaction, { subject: 'application', ids, actorId }, async () => {
      const before = await findJobApplications(transaction, ids);
      if (before.length < ids.length) throw notFound(missing);
      refuseOutdated(before, changes);
      await writeStatuses(transaction, changes);
    });
    return findJobApplications(transaction, ids);
  });

/** Both lists have one order. */
function refuseOutdated(before: readonly JobApplication[], changes: readonly StatusChange[]) {
  const outdated = before.filter(({ status, version }, index) => {
    const seen = changes[index]?.version;
    return seen !== undefined && seen !== version && changes[index]?.statusId !== status.id;
  });
  if (outdated.length === 0) return;
  throw conflict(
    'Otra persona cambió el estado mientras tanto. No se guardó ningún cambio.',
    outdated.map(({ applicant, status }) => `${applicant.name} está en «${status.name}».`),
  );
}

/** By one statement, which is one event for whoever follows the applications. */
const writeStatuses = (transaction: Database, changes: readonly StatusChange[]) =>
  sql`
    update job_applications set status_id = change.status_id
    from unnest(${changes.map(({ id }) => id)}::int[], ${changes.map(({ statusId }) => statusId)}::int[])
      as change (id, status_id)
    where job_applications.id = change.id and job_applications.status_id <> change.status_id
  `.execute(transaction);
