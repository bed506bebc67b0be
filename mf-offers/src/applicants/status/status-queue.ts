import type { ApplicationStatus } from '@portal/contract/application-status';
import type { JobApplication } from '@portal/contract/job-application';

/** How its end is told: one choice by an alert or in passing, a change of many, or its undo. */
type Manner = 'alert' | 'passing' | 'many' | 'undo';

/** An application as it was seen, and the status that it shall get. */
export type WantedStatus = { application: JobApplication; status: ApplicationStatus };

/** What one call changes: all of it, or nothing. */
export type StatusCall = {
  manner: Manner;
  /** As the server had them. */
  before: readonly JobApplication[];
  /** As they shall be. */
  wanted: readonly JobApplication[];
};

type Row = {
  /** As the server has it. */
  saved: JobApplication;
  /** As the screen shows it. */
  wanted: ApplicationStatus;
  manner: Manner;
  timer?: ReturnType<typeof setTimeout>;
  /** The call that it is part of. */
  call?: Promise<boolean> | undefined;
};

type ChangeOptions = {
  /** How long it waits, in milliseconds. */
  delay?: number;
  manner?: Manner;
};

type StatusQueueOptions = {
  /** Sends one call and answers with the applications as the server has them now, in that order. */
  save: (applications: readonly JobApplication[]) => Promise<readonly JobApplication[]>;
  onSaved: (call: StatusCall, saved: readonly JobApplication[]) => void;
  onFailed: (call: StatusCall, error: unknown) => void;
};

export type StatusQueue = ReturnType<typeof createStatusQueue>;

/** Sends changes of status, one call a row at a time; it goes on when the page that began one is left. */
export const createStatusQueue = (options: StatusQueueOptions) => new Queue(options);

class Queue {
  private readonly options: StatusQueueOptions;
  private readonly rows = new Map<number, Row>();
  /** What the server had of each when it was last changed here. */
  private readonly known = new Map<number, JobApplication>();
  private readonly listeners = new Set<() => void>();
  private shown: ReadonlyMap<number, ApplicationStatus> = new Map();

  constructor(options: StatusQueueOptions) {
    this.options = options;
  }

  /** The statuses that were chosen and are not saved yet, by the ids of their applications. */
  readonly pending = () => this.shown;

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Whether the screen that it works for is open. */
  readonly isWatched = () => this.listeners.size > 0;

  /** Whether an application stands as it does because of what was done here. */
  readonly isOwn = ({ id, version }: Pick<JobApplication, 'id' | 'version'>) =>
    this.rows.has(id) || (this.known.has(id) && this.known.get(id)?.version === version);

  /**
   * Arrow keys run through every status on the way to the wanted one, so a change may wait a moment
   * for the next of its row (reading A49).
   */
  readonly change = (wanted: WantedStatus, { delay = 0, manner = 'alert' }: ChangeOptions = {}) => {
    const row = this.want(wanted, manner);
    this.publish();
    if (delay > 0) row.timer = setTimeout(() => this.send(row), delay);
    else this.send(row);
  };

  /** Changes several by one call; answers whether the server took it. */
  readonly changeMany = async (wanted: readonly WantedStatus[], manner: Manner) => {
    await this.settle(wanted.map(({ application }) => application.id));
    const rows = wanted.map((each) => this.want(each, manner));
    this.publish();
    return this.call(rows, manner);
  };

  /** Sends what still waits, as when the field or the page is left. */
  readonly flush = () => {
    for (const row of this.rows.values()) if (row.timer !== undefined) this.send(row);
  };

  private async settle(ids: readonly number[]) {
    this.flush();
    const calls = ids.flatMap((id) => this.rows.get(id)?.call ?? []);
    if (calls.length === 0) return;
    await Promise.all(calls);
    await this.settle(ids);
  }

  private want({ application, status }: WantedStatus, manner: Manner) {
    const { id } = application;
    const row = this.rows.get(id) ?? { saved: this.latest(application), wanted: status, manner };
    this.rows.set(id, row);
    clearTimeout(row.timer);
    delete row.timer;
    return Object.assign(row, { wanted: status, manner });
  }

  /** A list may have been read before the last change was saved. */
  private latest(application: JobApplication) {
    const { id, version = 0 } = application;
    const known = this.known.get(id);
    return known?.version !== undefined && known.version >= version ? known : application;
  }

  private send(row: Row) {
    clearTimeout(row.timer);
    delete row.timer;
    if (!row.call) void this.call([row], row.manner);
  }

  private call(rows: readonly Row[], manner: Manner) {
    const call = this.run(rows, {
      manner,
      before: rows.map(({ saved }) => saved),
      wanted: rows.map(({ saved, wanted }) => ({ ...saved, status: wanted })),
    });
    for (const row of rows) row.call = call;
    return call;
  }

  private async run(rows: readonly Row[], call: StatusCall) {
    const { save, onSaved, onFailed } = this.options;
    const isLast = (row: Row, index: number) => row.wanted === call.wanted[index]?.status;
    try {
      const saved = await save(call.wanted);
      const isTold = rows.some(isLast);
      rows.forEach((row, index) => this.finish(row, saved[index] ?? row.saved));
      if (isTold) onSaved(call, saved);
    } catch (error) {
      const failed = rows.filter(isLast);
      for (const row of failed) row.wanted = row.saved.status;
      for (const row of rows) this.finish(row, row.saved);
      this.publish();
      if (failed.length > 0) onFailed(call, error);
      return false;
    }
    this.publish();
    return true;
  }

  /** A change that was made during the call follows it. */
  private finish(row: Row, saved: JobApplication) {
    row.saved = saved;
    row.call = undefined;
    this.known.set(saved.id, saved);
    if (row.timer !== undefined) return;
    if (row.wanted.id === saved.status.id) this.rows.delete(saved.id);
    else this.send(row);
  }

  private publish() {
    this.shown = new Map([...this.rows].map(([id, { wanted }]) => [id, wanted]));
    this.listeners.forEach((listener) => listener());
  }
}
