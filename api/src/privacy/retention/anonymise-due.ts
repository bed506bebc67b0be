import { runLoggingFailure } from '@portal/server/in-background';
import { sql } from 'kysely';
import { anonymise } from '../applicant-data/anonymise';
import type { Database } from '../../platform/database/database';
import { withSavepoint } from '../../platform/database/with-savepoint';
import type { FilePlace } from '../../platform/files/stored-files';
import type { UpkeepContext } from '../../platform/jobs/upkeep-task';
import { findDueCandidates, readSettings } from './retention-repository';

/** Any number that no other lock uses. */
const lockKey = 20_260_008;
/** Each transaction blocks the embedded database's only connection. */
const peopleAtOnce = 20;

/**
 * Anonymises due candidates. The first instance takes the lock, the others skip the run. Returns
 * the number of candidates. Failures are repeated in the next run and do not stop the others.
 */
export async function anonymiseDue(kept: UpkeepContext, now = new Date()) {
  const { db, storedFiles, logger } = kept;
  const tried = new Set<number>();
  let count = 0;
  for (;;) {
    const triedBefore = tried.size;
    const files = await db
      .transaction()
      .execute((transaction) => anonymiseSome(transaction, kept, { tried, now }));
    count += files.length;
    await storedFiles.removeAnnounced(files.flat(), logger);
    if (tried.size < triedBefore + peopleAtOnce) break;
  }
  if (count > 0) logger.info({ count }, 'candidates anonymised after their retention period');
  return count;
}

type Run = { tried: Set<number>; now: Date };

async function anonymiseSome(
  transaction: Database,
  { storedFiles, logger }: UpkeepContext,
  { tried, now }: Run,
) {
  if (!(await isOurTurn(transaction))) return [];
  const due = await findDueCandidates(transaction, await readSettings(transaction), now);
  const files: FilePlace[][] = [];
  for (const { id } of due.filter((each) => !tried.has(each.id)).slice(0, peopleAtOnce)) {
    tried.add(id);
    const anonymiseOne = () =>
      anonymise(transaction, storedFiles, { applicantId: id, user: undefined });
    await runLoggingFailure(logger, 'anonymising a candidate', async () =>
      files.push((await withSavepoint(transaction, anonymiseOne)) ?? []),
    );
  }
  return files;
}

/** Takes the lock, which the transaction releases. */
async function isOurTurn(transaction: Database) {
  const { rows } = await sql<{ isOurs: boolean }>`
    select pg_try_advisory_xact_lock(${lockKey}) as is_ours`.execute(transaction);
  return rows[0]?.isOurs === true;
}
