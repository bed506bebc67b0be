import type { ApplicationStatus } from '@portal/contract/application-status';
import type { JobApplication } from '@portal/contract/job-application';

type Row = {
  /** As the server has it. */
  saved: JobApplication;
  /** As the screen shows it. */
  wanted: JobApplication;
  /** Whether its success is told in passing. */
  isQuiet: boolean;
  timer?: ReturnType<typeof setTimeout>;
  isSaving?: boolean;
};

type ChangeOptions = {
  /** How long the change waits for the next of its row, in milliseconds. */
  delay?: number;
  isQuiet?: boolean;
};

type StatusQueueOptions = {
  save: (application: JobApplication) => Promise<unknown>;
  onSaved: (isQuiet: boolean) => void;
  /** Gets the application as it was before the change that failed. */
  onFailed: (saved: JobApplication, error: unknown) => void;
};

/**
 * Sends changes of status, one call a row at a time. Arrow keys run through every status on the
 * way to the wanted one, so a change may wait a moment for the next of its row (reading A49).
 */
export function createStatusQueue({ save, onSaved, onFailed }: StatusQueueOptions) {
  const rows = new Map<number, Row>();

  function change(
    application: JobApplication,
    status: ApplicationStatus,
    { delay = 0, isQuiet = false }: ChangeOptions = {},
  ) {
    const known = rows.get(application.id);
    const row: Row = known ?? { saved: application, wanted: application, isQuiet };
    rows.set(application.id, row);
    row.wanted = { ...application, status };
    row.isQuiet = isQuiet;
    clearTimeout(row.timer);
    if (delay === 0) void send(row);
    else row.timer = setTimeout(() => void send(row), delay);
    return row.wanted;
  }

  async function send(row: Row) {
    clearTimeout(row.timer);
    delete row.timer;
    if (row.isSaving) return;
    const sent = row.wanted;
    row.isSaving = true;
    try {
      await save(sent);
      row.saved = sent;
      if (row.wanted === sent) onSaved(row.isQuiet);
    } catch (error) {
      if (row.wanted === sent) {
        row.wanted = row.saved;
        onFailed(row.saved, error);
      }
    }
    row.isSaving = false;
    if (row.timer !== undefined) return;
    if (row.wanted === row.saved) rows.delete(row.saved.id);
    else await send(row);
  }

  /** Sends what still waits, as when the field or the page is left. */
  function flush() {
    for (const row of rows.values()) if (row.timer !== undefined) void send(row);
  }

  return { change, flush };
}
