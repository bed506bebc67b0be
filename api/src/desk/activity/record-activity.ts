import type { ActivityAction, ActivityChange } from '@portal/contract/activity';
import { isActivityField } from '@portal/contract/activity-bodies';
import type { Database } from '../../platform/database/database';
import { holdRows } from '../../platform/database/hold-rows';
import { readSnapshots, type Snapshot, type Subject } from './activity-subject';

export type ActorId = number | undefined;

/** The person who acts is undefined for visitors and for the system. */
type Record = { subject: Subject; id: number; actorId: ActorId };

type Records = Omit<Record, 'id'> & { ids: readonly number[] };

/** Longer texts are kept by their beginning: activity tells what was changed, it is no archive. */
const maxValueLength = 1_000;

/** Runs a write about one subject, as `recordActivities` does. */
export const recordActivity = <Result>(
  transaction: Database,
  { id, ...record }: Record,
  write: () => Promise<Result>,
): Promise<Result> => recordActivities(transaction, { ...record, ids: [id] }, write);

/**
 * Runs a write and keeps what it changed, in the same transaction: what is written and what is told
 * of it stand or fall together. Writes about one subject follow each other, so that each begins with
 * what the one before has left. Applicants are only named by their application's id, so that
 * anonymising them leaves no name behind here.
 */
export async function recordActivities<Result>(
  transaction: Database,
  { subject, ids, actorId }: Records,
  write: () => Promise<Result>,
): Promise<Result> {
  await holdRows(transaction, subject.table, ids);
  const before = await readSnapshots(transaction, subject, ids);
  const result = await write();
  const after = await readSnapshots(transaction, subject, ids);
  const told = ids.flatMap((id) => toldOf(id, before.get(id), after.get(id)));
  await insertActivity(transaction, { subject, actorId }, told);
  return result;
}

/** For what did not exist before its write. */
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
