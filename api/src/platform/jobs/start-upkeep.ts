import { runLoggingFailure, inBackground } from '@portal/server/in-background';
import { sql } from 'kysely';
import type { Database } from '../database/database';
import { createDeletionClock } from './cautious-clock';
import type { UpkeepContext, UpkeepTask } from './upkeep-task';

const intervalMilliseconds = 300_000;
/** Longer than any request: younger files may be in use. */
const unfinishedMilliseconds = 600_000;
const repeatableMilliseconds = 86_400_000;

type Options = {
  tasks: readonly UpkeepTask[];
  isOnlyProcess: boolean;
};

/** Deletes unfinished files, expired rate-limit windows and the tasks' rows every few minutes. */
export async function startUpkeep(kept: UpkeepContext, { tasks, isOnlyProcess }: Options) {
  const clock = createDeletionClock();
  // Nothing can be in progress before the only process listens.
  const age = isOnlyProcess ? 0 : unfinishedMilliseconds;
  await attemptTask(kept, cleanFiles(age), clock());
  const timer = setInterval(
    () =>
      inBackground(kept.logger, 'running the upkeep tasks', () => runUpkeep(kept, tasks, clock)),
    intervalMilliseconds,
  ).unref();
  return { stop: () => clearInterval(timer) };
}

/** Runs all tasks; a failure does not stop the following ones. */
export async function runUpkeep(
  kept: UpkeepContext,
  tasks: readonly UpkeepTask[],
  clock: () => Date,
) {
  const now = await earlierOf(clock(), kept.db);
  for (const task of [...ownTasks, ...tasks]) await attemptTask(kept, task, now);
}

const attemptTask = (kept: UpkeepContext, { name, run }: UpkeepTask, now: Date) =>
  runLoggingFailure(kept.logger, name, () => run(kept, now));

const cleanFiles = (age: number): UpkeepTask => ({
  name: 'deleting unfinished files',
  run: ({ storedFiles, logger }, now) => storedFiles.clean(before(now, age), logger),
});

const ownTasks: readonly UpkeepTask[] = [
  cleanFiles(unfinishedMilliseconds),
  {
    name: 'deleting expired rate limits',
    run: ({ db }, now) => db.deleteFrom('rateWindows').where('endsAt', '<', now).execute(),
  },
  {
    name: 'deleting expired idempotent responses',
    run: ({ db }, now) =>
      db
        .deleteFrom('idempotentAnswers')
        .where('createdAt', '<', before(now, repeatableMilliseconds))
        .execute(),
  },
];

/** Rows have times of either clock, so they must have expired by both. */
async function earlierOf(own: Date, db: Database) {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(db);
  const theirs = rows[0]?.now ?? own;
  return theirs < own ? theirs : own;
}

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds);
