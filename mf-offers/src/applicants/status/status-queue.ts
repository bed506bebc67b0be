import type { Standing as ReadStanding } from '@portal/contract/application-standing';
import type { ApplicationStatus } from '@portal/contract/application-status';
import type { JobApplication } from '@portal/contract/job-application';

/** How its end is told: one choice by an alert or in passing, a change of many, or its undo. */
type Manner = 'alert' | 'passing' | 'many' | 'undo';

/** How an application stands; of one that no screen has read there is no more. */
export type Standing = JobApplication | Pick<JobApplication, 'id' | 'status' | 'version'>;

/** An application as it was seen, and the status that it shall get. */
export type WantedStatus = { application: Standing; status: ApplicationStatus };

/** What one call changes: all of it, or nothing. */
export type StatusCall = {
  manner: Manner;
  /** As the server had them. */
  before: readonly Standing[];
  /** As they shall be. */
  wanted: readonly Standing[];
};

type Row = {
  /** As the server has it. */
  saved: Standing;
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
  save: (wanted: readonly Standing[]) => Promise<readonly Standing[]>;
  onSaved: (call: StatusCall, saved: readonly Standing[]) => void;
  onFailed: (call: StatusCall, error: unknown) => void;
};

/** What the last call came to, in words, and what takes it back. */
export type Outcome = { text: string; undo?: () => void };

type QueueState = {
  /** The statuses that were chosen and are not saved yet, by the ids of their applications. */
  pending: ReadonlyMap<number, ApplicationStatus>;
  /** How many calls have ended: what was read before the last one is outdated. */
  ended: number;
  outcome: Outcome | undefined;
};

export type StatusQueue = ReturnType<typeof createStatusQueue>;

/** Sends changes of status, one call a row at a time; it goes on when the page that began one is left. */
export const createStatusQueue = (options: StatusQueueOptions) => new Queue(options);

class Queue {
  private readonly options: StatusQueueOptions;
  private readonly rows = new Map<number, Row>();
  /** What the server had of each when it was last changed here. */
  private readonly known = new Map<number, Standing>();
  private readonly listeners = new Set<() => void>();
  private current: QueueState = { pending: new Map(), ended: 0, outcome: undefined };

  constructor(options: StatusQueueOptions) {
    this.options = options;
  }

  readonly state = () => this.current;

  readonly subscribe = (listener: () => void) => {
    // What a server without versions had is known only while its list is looked at.
    if (!this.isWatched()) this.forgetUnversioned();
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Whether the screen that it works for is open. */
  readonly isWatched = () => this.listeners.size > 0;

  /** Whether an application stands as it does because of what was done here, or stood so before that. */
  readonly isOwn = ({ id, version }: Pick<JobApplication, 'id' | 'version'>) =>
    this.rows.has(id) || this.isKnown(id, version);

  /** An application with the status that was chosen here last, as long as nobody has changed it since. */
  readonly asShown = (
    application: JobApplication,
    pending = this.current.pending,
  ): JobApplication => {
    const latest = this.latest(application);
    const { version } = latest;
    const status = pending.get(application.id) ?? latest.status;
    // One that stands as it was read is not drawn again.
    const isAsRead = status.id === application.status.id && version === application.version;
    return isAsRead ? application : { ...application, version, status };
  };

  /** The status that one of whom no more is read has, as far as it is known here. */
  readonly statusIdOf = ({ id, statusId, version }: ReadStanding) => {
    const known = this.known.get(id);
    return known && this.isKnown(id, version) ? known.status.id : statusId;
  };

  /** What the server has of them now, as somebody else has left it. */
  readonly learn = (applications: readonly Standing[]) => {
    for (const application of applications) this.known.set(application.id, application);
    this.publish({});
  };

  /** Says in the list what came of a call; without an outcome it says nothing any more. */
  readonly tell = (outcome: Outcome | undefined) => this.publish({ outcome });

  /**
   * Arrow keys run through every status on the way to the wanted one, so a change may wait a moment
   * for the next of its row (reading A49).
   */
  readonly change = (wanted: WantedStatus, { delay = 0, manner = 'alert' }: ChangeOptions = {}) => {
    const row = this.want(wanted, manner);
    this.publish({ outcome: undefined });
    if (delay > 0) row.timer = setTimeout(() => this.send(row), delay);
    else this.send(row);
  };

  /** Changes several by one call; answers whether the server took it. */
  readonly changeMany = async (wanted: readonly WantedStatus[], manner: Manner) => {
    await this.settle(wanted.map(({ application }) => application.id));
    const rows = wanted.map((each) => this.want(each, manner));
    this.publish({ outcome: undefined });
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
  private latest(application: Standing) {
    const { id, version } = application;
    const known = this.known.get(id);
    if (!known || !this.isKnown(id, version)) return application;
    return { ...application, status: known.status, version: known.version };
  }

  /** A list may have been read before what is known was saved, or with it. */
  private isKnown(id: number, version = 0) {
    const known = this.known.get(id);
    return known !== undefined && (known.version ?? version) >= version;
  }

  private forgetUnversioned() {
    for (const [id, { version }] of this.known) if (version === undefined) this.known.delete(id);
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
      this.publishEnd();
      if (failed.length > 0) onFailed(call, error);
      return false;
    }
    this.publishEnd();
    return true;
  }

  /** A change that was made during the call follows it. */
  private finish(row: Row, saved: Standing) {
    row.saved = saved;
    row.call = undefined;
    this.known.set(saved.id, saved);
    if (row.timer !== undefined) return;
    if (row.wanted.id === saved.status.id) this.rows.delete(saved.id);
    else this.send(row);
  }

  private publish(changes: Partial<QueueState>) {
    const pending = new Map([...this.rows].map(([id, { wanted }]) => [id, wanted]));
    this.current = { ...this.current, pending, ...changes };
    this.listeners.forEach((listener) => listener());
  }

  private publishEnd() {
    this.publish({ ended: this.current.ended + 1 });
  }
}
