import type { JobApplication } from '@portal/contract/job-application';
import { loadLastChanges } from '@portal/kit/editing/last-changes';
import {
  askWhichChangeToKeep,
  conflictTexts,
  colleagueChangeLine,
} from '@portal/kit/editing/edit-conflict';
import { showNotice } from '@portal/runtime';
import { peopleCount } from './report-status-call';
import type { Standing, StatusCall, StatusQueue, WantedStatus } from './status-queue';

const maxNamed = 5;

/** A colleague has changed the same statuses. Lists them and asks whether to overwrite. */
export async function confirmStatusConflict(
  queue: StatusQueue,
  { wanted, manner }: StatusCall,
  now: readonly JobApplication[],
) {
  const byId = new Map(now.map((application) => [application.id, application]));
  const pairs = wanted.flatMap((mine) => {
    const application = byId.get(mine.id);
    return application ? [{ mine, application }] : [];
  });
  const again: WantedStatus[] = pairs.map(({ mine, application }) => ({
    application,
    status: mine.status,
  }));
  const keepMine = () => void queue.changeMany(again, manner);
  const details = await linesOf(pairs);
  const text = unsavedText(wanted.length);

  if (!queue.isWatched()) {
    showNotice({
      kind: 'warning',
      text: `${conflictTexts.title}. ${details.join('; ')}. ${text}`,
      action: { label: conflictTexts.keepMine, run: keepMine },
    });
    return;
  }
  // Without an answer the colleague's statuses stay, because the user's would overwrite them at
  // once.
  if ((await askWhichChangeToKeep({ details, text, unanswered: 'theirs' })) === 'mine') keepMine();
}

type Pair = { mine: Standing; application: JobApplication };

/** Statuses of the colleague that differ from the user's choice. */
async function linesOf(pairs: readonly Pair[]) {
  const contested = pairs.filter(
    ({ mine, application }) =>
      application.version !== mine.version && application.status.id !== mine.status.id,
  );
  const lines = await Promise.all(contested.slice(0, maxNamed).map(lineOf));
  const more = contested.length - lines.length;
  return more > 0 ? [...lines, `y ${more} más`] : lines;
}

async function lineOf({ mine, application: { id, applicant, status } }: Pair) {
  const lastChange = await loadLastChanges({ subject: 'application', id });
  return colleagueChangeLine({
    label: applicant.name,
    theirs: status.name,
    mine: mine.status.name,
    by: lastChange(),
  });
}

const unsavedText = (count: number) =>
  count === 1
    ? 'Tu cambio no se guardó.'
    : `Tu cambio de ${peopleCount(count)} no se guardó en ninguno. Si te quedas con lo tuyo, se guarda en todos.`;
