import type { JobApplication } from '@portal/contract/job-application';
import { askConfirmation, showNotice } from '@portal/runtime';
import type { StatusCall, StatusQueue, WantedStatus } from './status-queue';
import { peopleCount } from './people-count';

/** As many as are named one by one. */
const mostNamed = 5;

/**
 * A colleague has set other statuses since this list was read: says which, and asks whether those
 * chosen here shall stand all the same.
 */
export async function askAboutConflict(
  queue: StatusQueue,
  { wanted, manner }: StatusCall,
  now: readonly JobApplication[],
) {
  const pairs = wanted.flatMap((mine) => {
    const application = now.find(({ id }) => id === mine.id);
    return application ? [{ mine, application }] : [];
  });
  const theirs = pairs.filter(
    ({ mine, application }) =>
      application.version !== mine.version && application.status.id !== mine.status.id,
  );
  const again: WantedStatus[] = pairs.map(({ mine, application }) => ({
    application,
    status: mine.status,
  }));
  const keepMine = () => void queue.changeMany(again, manner);
  const texts = conflictTexts(
    theirs.map(({ application }) => application),
    wanted,
  );

  if (!queue.isWatched()) {
    showNotice({
      kind: 'warning',
      text: `${texts.theirs} ${texts.mine}`,
      action: { label: keepLabel, run: keepMine },
    });
    return;
  }
  const isKept = await askConfirmation({
    title: 'El estado cambió',
    text: `${texts.theirs} ${texts.mine} ¿Qué hacemos?`,
    confirmLabel: keepLabel,
    cancelLabel: 'Dejar como está',
  });
  if (isKept) keepMine();
}

const keepLabel = 'Guardar lo mío';

function conflictTexts(theirs: readonly JobApplication[], wanted: readonly JobApplication[]) {
  const named = theirs
    .slice(0, mostNamed)
    .map(({ applicant, status }) => `${applicant.name} está ahora en «${status.name}»`);
  const more = theirs.length - named.length;
  if (more > 0) named.push(`y ${more} más`);
  const [first] = wanted;
  const isOneStatus = wanted.every(({ status }) => status.id === first?.status.id);
  const mine = isOneStatus && first ? ` a «${first.status.name}»` : '';
  return {
    theirs: `Otra persona cambió el estado mientras tanto: ${named.join('; ')}.`,
    mine:
      wanted.length === 1
        ? `Tu cambio${mine} no se guardó.`
        : `Tu cambio de ${peopleCount(wanted.length)}${mine} no se guardó en ninguno.`,
  };
}
