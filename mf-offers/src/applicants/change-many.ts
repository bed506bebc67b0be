import type { ApplicationStatus } from '@portal/contract/application-status';
import type { JobApplication } from '@portal/contract/job-application';
import { updateJobApplication } from '@portal/kit/resources/job-applications';
import { askConfirmation, showAlert, showNotice } from '@portal/runtime';

type ManyChange = {
  applications: readonly JobApplication[];
  status: ApplicationStatus;
  /** The server has other statuses now. */
  onChanged: () => Promise<void>;
};

/** Gives several applications one status, after saying which ones it touches; one undo takes all back. */
export async function changeMany({ applications, status, onChanged }: ManyChange) {
  const affected = applications.filter((application) => application.status.id !== status.id);
  if (affected.length === 0 || !(await confirm(affected, status))) return false;

  const changed = await saveAll(affected.map((application) => ({ ...application, status })));
  await onChanged();
  tellFailures(affected.length - changed.size);
  if (changed.size === 0) return false;
  const before = affected.filter(({ id }) => changed.has(id));
  showNotice({
    kind: 'success',
    text: `${peopleCount(before.length)} en «${status.name}».`,
    action: { label: 'Deshacer', run: () => void undo(before, onChanged) },
  });
  return true;
}

async function undo(before: readonly JobApplication[], onChanged: () => Promise<void>) {
  const restored = await saveAll(before);
  await onChanged();
  tellFailures(before.length - restored.size);
}

/** Saves one after the other and answers with the ids that the server took. */
async function saveAll(applications: readonly JobApplication[]) {
  const saved = new Set<number>();
  for (const application of applications) {
    try {
      await updateJobApplication(application);
      saved.add(application.id);
    } catch {
      // Whoever asked counts what is missing and tells it once.
    }
  }
  return saved;
}

function tellFailures(count: number) {
  if (count === 0) return;
  const text = `No se pudo cambiar el estado de ${peopleCount(count)}. Inténtalo de nuevo.`;
  void showAlert({ kind: 'error', title: 'Error', text });
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

const peopleCount = (count: number) => `${count} ${count === 1 ? 'aplicante' : 'aplicantes'}`;
