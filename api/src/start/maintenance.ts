import { attempt, inBackground } from '@portal/server/in-background';
import { sql } from 'kysely';
import { createCautiousClock } from '../platform/jobs/cautious-clock';
import type { Database } from '../platform/database/database';
import { anonymiseDue } from '../privacy/retention/anonymise-due';
import { deleteSettledRequests } from '../privacy/retention/delete-settled-requests';
import type { Services } from './services';
import { emptyTrash } from '../desk/trash/empty-trash';

const intervalMilliseconds = 300_000;
/** Longer than any request takes: younger ones may still be under way. */
const unfinishedMilliseconds = 600_000;
const repeatableMilliseconds = 86_400_000;

type Needed = Pick<Services, 'db' | 'storedFiles' | 'logger'>;

/** Clears away what has had its time: dead writes, repeatable answers, spent limits, trash, data. */
export async function startMaintenance(services: Needed, isOnlyProcess: boolean) {
  const clock = createCautiousClock();
  // Before an only process listens, nothing can be under way.
  await cleanFiles(services, before(clock(), isOnlyProcess ? 0 : unfinishedMilliseconds));
  const timer = setInterval(
    () => inBackground(services.logger, 'tidying', () => tidy(services, clock)),
    intervalMilliseconds,
  ).unref();
  return { stop: () => clearInterval(timer) };
}

/** Step by step; none of them keeps the next from its work. */
export async function tidy(services: Needed, clock: () => Date) {
  const { db, logger } = services;
  const now = await earlierOf(clock(), db);
  await cleanFiles(services, before(now, unfinishedMilliseconds));
  await attempt(logger, 'forgetting spent limits', () =>
    db.deleteFrom('rateWindows').where('endsAt', '<', now).execute(),
  );
  await attempt(logger, 'forgetting repeatable answers', () =>
    db
      .deleteFrom('idempotentAnswers')
      .where('createdAt', '<', before(now, repeatableMilliseconds))
      .execute(),
  );
  await attempt(logger, 'emptying the trash', () => emptyTrash(services, now));
  await attempt(logger, 'deleting settled requests', () => deleteSettledRequests(db, now));
  await attempt(logger, 'anonymising candidates', () => anonymiseDue(services, now));
}

/** Some times are the database's, some this process's: what is to go must be over by both clocks. */
async function earlierOf(own: Date, db: Database) {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(db);
  const theirs = rows[0]?.now ?? own;
  return theirs < own ? theirs : own;
}

const cleanFiles = ({ storedFiles, logger }: Needed, moment: Date) =>
  attempt(logger, 'cleaning the files', () => storedFiles.clean(moment, logger));

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds);
