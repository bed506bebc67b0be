import { attempt, inBackground } from '@portal/server/in-background';
import { anonymiseDue } from './retention/anonymise-due';
import { deleteSettledRequests } from './retention/delete-settled-requests';
import type { Services } from './services';
import { emptyTrash } from './trash/empty-trash';

const intervalMilliseconds = 300_000;
/** Longer than any request takes: younger ones may still be under way. */
const unfinishedMilliseconds = 600_000;
const repeatableMilliseconds = 86_400_000;

type Needed = Pick<Services, 'db' | 'storedFiles' | 'logger'>;

/** Clears away what has had its time: dead writes, repeatable answers, spent limits, trash, data. */
export async function startMaintenance(services: Needed, isOnlyProcess: boolean) {
  // Before an only process listens, nothing can be under way.
  await cleanFiles(services, isOnlyProcess ? 0 : unfinishedMilliseconds);
  const timer = setInterval(
    () => inBackground(services.logger, 'tidying', () => tidy(services)),
    intervalMilliseconds,
  ).unref();
  return { stop: () => clearInterval(timer) };
}

/** Step by step; none of them keeps the next from its work. */
export async function tidy(services: Needed) {
  const { db, logger } = services;
  await cleanFiles(services, unfinishedMilliseconds);
  await attempt(logger, 'forgetting spent limits', () =>
    db.deleteFrom('rateWindows').where('endsAt', '<', new Date()).execute(),
  );
  await attempt(logger, 'forgetting repeatable answers', () =>
    db
      .deleteFrom('idempotentAnswers')
      .where('createdAt', '<', before(repeatableMilliseconds))
      .execute(),
  );
  await attempt(logger, 'emptying the trash', () => emptyTrash(services));
  await attempt(logger, 'deleting settled requests', () => deleteSettledRequests(db));
  await attempt(logger, 'anonymising candidates', () => anonymiseDue(services));
}

const cleanFiles = ({ storedFiles, logger }: Needed, milliseconds: number) =>
  attempt(logger, 'cleaning the files', () => storedFiles.clean(before(milliseconds), logger));

const before = (milliseconds: number) => new Date(Date.now() - milliseconds);
