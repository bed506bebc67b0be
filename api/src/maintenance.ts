import { inBackground } from '@portal/server/in-background';
import type { Services } from './services';
import { anonymiseDue } from './retention/anonymise-due';
import { deleteSettledRequests } from './retention/delete-settled-requests';
import { emptyTrash } from './trash/empty-trash';

const intervalMilliseconds = 300_000;
/** Longer than any request takes: younger ones may still be under way. */
const unfinishedMilliseconds = 600_000;
const repeatableMilliseconds = 86_400_000;

type Needed = Pick<Services, 'db' | 'storedFiles' | 'logger'>;

/** Clears away what has had its time: dead writes, repeatable answers, spent limits, trash, data. */
export async function startMaintenance(services: Needed, isOnlyProcess: boolean) {
  // Before an only process listens, nothing can be under way.
  await services.storedFiles.clean(before(isOnlyProcess ? 0 : unfinishedMilliseconds));
  const timer = setInterval(
    () => inBackground(services.logger, 'tidying', () => tidy(services)),
    intervalMilliseconds,
  ).unref();
  return { stop: () => clearInterval(timer) };
}

async function tidy({ db, storedFiles, logger }: Needed) {
  try {
    await storedFiles.clean(before(unfinishedMilliseconds));
    await db.deleteFrom('rateWindows').where('endsAt', '<', new Date()).execute();
    await db
      .deleteFrom('idempotentAnswers')
      .where('createdAt', '<', before(repeatableMilliseconds))
      .execute();
    await emptyTrash({ db, storedFiles });
    await deleteSettledRequests(db);
    await anonymiseDue({ db, storedFiles, logger });
  } catch (error) {
    logger.error({ err: error }, 'tidying failed');
  }
}

const before = (milliseconds: number) => new Date(Date.now() - milliseconds);
