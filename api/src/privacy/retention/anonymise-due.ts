import { attempt } from '@portal/server/in-background';
import { sql } from 'kysely';
import { anonymise } from '../applicant-data/anonymise';
import type { Database } from '../../platform/database/database';
import { onItsOwn } from '../../platform/database/on-its-own';
import type { FilePlace } from '../../platform/files/stored-files';
import type { Kept } from '../../platform/jobs/upkeep-task';
import { dueClocks, readSettings } from './retention-repository';

/** Any number, as long as nothing else here locks by it. */
const lockKey = 20_260_008;
/** Each transaction holds up the only connection of the embedded database. */
const peopleAtOnce = 20;

/**
 * Anonymises everybody whose time is over, whichever instance comes first: the others find the lock
 * taken and leave it to that one. Returns how many it were; who could not be is tried again next
 * time, and keeps nobody else from it.
 */
export async function anonymiseDue(kept: Kept, now = new Date()) {
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
  if (count > 0) logger.info({ count }, 'candidates anonymised, as their time is over');
  return count;
}

type Run = { tried: Set<number>; now: Date };

/** The files of each one. */
async function anonymiseSome(
  transaction: Database,
  { storedFiles, logger }: Kept,
  { tried, now }: Run,
) {
  if (!(await isOurTurn(transaction))) return [];
  const due = await dueClocks(transaction, await readSettings(transaction), now);
  const files: FilePlace[][] = [];
  for (const { id } of due.filter((each) => !tried.has(each.id)).slice(0, peopleAtOnce)) {
    tried.add(id);
    const anonymiseOne = () =>
      anonymise(transaction, storedFiles, { applicantId: id, user: undefined });
    await attempt(logger, 'anonymising a candidate', async () =>
      files.push((await onItsOwn(transaction, anonymiseOne)) ?? []),
    );
  }
  return files;
}

/** Given back with the end of the transaction. */
async function isOurTurn(transaction: Database) {
  const { rows } = await sql<{ isOurs: boolean }>`
    select pg_try_advisory_xact_lock(${lockKey}) as is_ours`.execute(transaction);
  return rows[0]?.isOurs === true;
}
