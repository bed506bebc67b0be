import type { ApplicationStatus } from '@portal/contract/application-status';
import type { JobApplication } from '@portal/contract/job-application';
import { askConfirmation } from '@portal/runtime';
import { peopleCount } from './tell-status-call';
import type { StatusQueue } from './status-queue';

type ManyChange = {
  applications: readonly JobApplication[];
  status: ApplicationStatus;
  changeMany: StatusQueue['changeMany'];
};

/** Gives several applications one status, after saying which ones it touches; answers whether it did. */
export async function changeWhenConfirmed({ applications, status, changeMany }: ManyChange) {
  const affected = applications.filter((application) => application.status.id !== status.id);
  if (affected.length === 0 || !(await confirm(affected, status))) return false;
  return changeMany(
    affected.map((application) => ({ application, status })),
    'many',
  );
}

function confirm(affected: readonly JobApplication[], { name }: ApplicationStatus) {
  const counts = new Map<string, number>();
  for (const { status } of affected) counts.set(status.name, (counts.get(status.name) ?? 0) + 1);
  const parts = [...counts].map(([from, count]) => `${count} en «${from}»`).join(', ');

  return askConfirmation({
    title: `¿Pasar a «${name}»?`,
    text: `${peopleCount(affected.length)}: ${parts}.`,
    confirmLabel: 'Sí, cambiar',
    cancelLabel: 'No, dejar igual',
  });
}
