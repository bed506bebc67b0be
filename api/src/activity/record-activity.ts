import {
  isActivityField,
  type ActivityAction,
  type ActivityChange,
  type ActivitySubject,
} from '@portal/contract/activity';
import type { Database } from '../database/database';
import { snapshots, type Snapshot } from './snapshots';

export type ActorId = number | undefined;

type Record = {
  subject: ActivitySubject;
  id: number;
  /** The person who acts; undefined for visitors and for the system. */
  actorId: ActorId;
};

/** Longer texts are kept by their beginning: activity tells what was changed, it is no archive. */
const longestValue = 1_000;

/** The row that stands for each subject: writes to what belongs to it wait for each other there. */
const tables = { offer: 'offers', application: 'jobApplications', person: 'people' } as const;

/**
 * Runs a write and keeps what it changed, in the same transaction: what is written and what is told
 * of it stand or fall together. Writes about one subject follow each other, so that each begins with
 * what the one before has left. Applicants are only named by their application's id, so that
 * anonymising them leaves no name behind here.
 */
export async function recordActivity<Result>(
  transaction: Database,
  { subject, id, actorId }: Record,
  write: () => Promise<Result>,
): Promise<Result> {
  const take = snapshots[subject];
  await hold(transaction, tables[subject], id);
  const before = await take(transaction, id);
  const result = await write();
  const after = await take(transaction, id);
  const action = actionOf(before, after);
  const changes = before && after && action === 'updated' ? differences(before, after) : [];
  if (action === undefined || (action === 'updated' && changes.length === 0)) return result;

  await insertActivity(transaction, { subject, id, actorId }, { action, changes });
  return result;
}

/** Applications to an offer may go on referring to it meanwhile. */
const hold = (transaction: Database, table: (typeof tables)[ActivitySubject], id: number) =>
  transaction.selectFrom(table).select('id').where('id', '=', id).forNoKeyUpdate().execute();

/** For what did not exist before its write. */
export const recordCreation = (transaction: Database, record: Record) =>
  insertActivity(transaction, record, { action: 'created', changes: [] });

type Told = { action: ActivityAction; changes: readonly ActivityChange[] };

async function insertActivity(
  transaction: Database,
  { subject, id, actorId }: Record,
  { action, changes }: Told,
) {
  await transaction
    .insertInto('activity')
    .values({
      subject,
      subjectId: id,
      actorId: actorId ?? null,
      action,
      changes: JSON.stringify(changes),
    })
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
  text.length > longestValue ? `${text.slice(0, longestValue)}…` : text;
