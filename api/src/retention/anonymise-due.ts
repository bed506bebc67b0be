import { sql } from 'kysely';
import { anonymise } from '../applicant-data/anonymise';
import type { Database } from '../database/database';
import type { Services } from '../services';
import { dueClocks, readSettings } from './retention-repository';

type Needed = Pick<Services, 'db' | 'storedFiles' | 'logger'>;

/** Any number, as long as nothing else here locks by it. */
const lockKey = 20_260_008;
/** Each transaction holds up the only connection of the embedded database. */
const peopleAtOnce = 20;

/**
 * Anonymises everybody whose time is over, whichever instance comes first: the others find the lock
 * taken and leave it to that one. Answers with how many it were.
 */
export async function anonymiseDue({ db, storedFiles, logger }: Needed, now = new Date()) {
  let count = 0;
  for (let done = peopleAtOnce; done === peopleAtOnce; count += done) {
    const files = await db
      .transaction()
      .execute((transaction) => anonymiseSome(transaction, storedFiles, now));
    done = files.length;
    await storedFiles.removeAnnounced(files.flat(), logger);
  }
  if (count > 0) logger.info({ count }, 'candidates anonymised, as their time is over');
  return count;
}

/** The files of each one. */
async function anonymiseSome(
  transaction: Database,
  storedFiles: Services['storedFiles'],
  now: Date,
) {
  if (!(await isOurTurn(transaction))) return [];
  const due = await dueClocks(transaction, await readSettings(transaction), now);
  const files = [];
  for (const { id } of due.slice(0, peopleAtOnce)) {
    files.push(
      (await anonymise(transaction, storedFiles, { applicantId: id, user: undefined })) ?? [],
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
