import type { ActivityAction, ActivityChange } from '@portal/contract/activity';
import { isActivityField } from '@portal/contract/activity-bodies';
import type { Database } from '../../platform/database/database';
import { lockRows } from '../../platform/database/lock-rows';
import { readSnapshots, type Snapshot, type Subject } from './activity-subject';

export type ActorId = number | undefined;

/** `actorId` is undefined for visitors and for the system. */
type Record = { subject: Subject; id: number; actorId: ActorId };

type Records = Omit<Record, 'id'> & { ids: readonly number[] };

/** Longer texts are cut: the log is not an archive. */
const maxValueLength = 1_000;

/** Like `recordActivities`, for one record. */
export const recordActivity = <Result>(
  transaction: Database,
  { id, ...record }: Record,
  write: () => Promise<Result>,
): Promise<Result> => recordActivities(transaction, { ...record, ids: [id] }, write);

/**
 * Logs the changes of a write in its transaction. Writes to one record run one after another, each
 * from the result of the previous one. Job applications are logged by id, so that anonymising
 * leaves no name in the log.
 */
export async function recordActivities<Result>(
  transaction: Database,
  { subject, ids, actorId }: Records,
  write: () => Promise<Result>,
): Promise<Result> {
  await lockRows(transaction, subject.table, ids);
  const before = await readSnapshots(transaction, subject, ids);
  const result = await write();
  const after = await readSnapshots(transaction, subject, ids);
  const told = ids.flatMap((id) => toldOf(id, before.get(id), after.get(id)));
  await insertActivity(transaction, { subject, actorId }, told);
  return result;
}

export const recordCreation = (transaction: Database, { id, ...record }: Record) =>
  insertActivity(transaction, record, [{ id, action: 'created', changes: [] }]);

type Told = { id: number; action: ActivityAction; changes: readonly ActivityChange[] };

function toldOf(id: number, before: Snapshot | undefined, after: Snapshot | undefined): Told[] {
  const action = actionOf(before, after);
  const changes = before && after && action === 'updated' ? differences(before, after) : [];
  const isNothing = action === undefined || (action === 'updated' && changes.length === 0);
  return isNothing ? [] : [{ id, action, changes }];
}

async function insertActivity(
  transaction: Database,
  { subject, actorId }: Omit<Record, 'id'>,
  told: readonly Told[],
) {
  if (told.length === 0) return;
  await transaction
    .insertInto('activity')
    .values(
      told.map(({ id, action, changes }) => ({
        subject: subject.name,
        subjectId: id,
        actorId: actorId ?? null,
        action,
        changes: JSON.stringify(changes),
      })),
    )
    .execute();
}

function actionOf(before: Snapshot | undefined, after: Snapshot | undefined) {
  if (!before || !after) return undefined;
  if (before.isDeleted === after.isDeleted) return 'updated';
  return after.isDeleted ? 'deleted' : 'restored';
}

function differences({ values: before }: Snapshot, { values: after }: Snapshot): ActivityChange[] {
  return Object.keys(after)
    .filter(isActivityField)
    .flatMap((field) => {
      const was = before[field] ?? '';
      const is = after[field] ?? '';
      return was === is ? [] : [{ field, before: shortened(was), after: shortened(is) }];
    });
}

const shortened = (text: string) =>
  text.length > maxValueLength ? `${text.slice(0, maxValueLength)}…` : text;
