import type { Standing as ReadStanding } from '@portal/contract/application-standing';
import type { ApplicationStatus } from '@portal/contract/application-status';
import type { JobApplication } from '@portal/contract/job-application';

/**
 * How the result is reported: an alert, a brief notice, or the texts for a bulk change or its undo.
 */
type Manner = 'alert' | 'passing' | 'many' | 'undo';

/** An application with its status. Only these three fields are known if no screen has loaded it. */
export type Standing = JobApplication | Pick<JobApplication, 'id' | 'status' | 'version'>;

/** An application as shown on screen, and its new status. */
export type WantedStatus = { application: Standing; status: ApplicationStatus };

/** The changes of one request, which the server saves all or none. */
export type StatusCall = {
  manner: Manner;
  /** The server's state before the request. */
  before: readonly Standing[];
  /** The requested state. */
  wanted: readonly Standing[];
};

type Row = {
  /** State on the server. */
  saved: Standing;
  /** Status on screen. */
  wanted: ApplicationStatus;
  manner: Manner;
  timer?: ReturnType<typeof setTimeout>;
  call?: Promise<boolean> | undefined;
};

type ChangeOptions = {
  /** Delay before sending, in milliseconds. */
  delay?: number;
  manner?: Manner;
};

type StatusQueueOptions = {
  /** Sends one request. Resolves to the applications as the server has them, in the same order. */
  save: (wanted: readonly Standing[]) => Promise<readonly Standing[]>;
  onSaved: (call: StatusCall, saved: readonly Standing[]) => void;
  onFailed: (call: StatusCall, error: unknown) => void;
};

/** Message about the last request, with its undo action. */
export type Outcome = { text: string; undo?: () => void };

type QueueState = {
  /** Chosen statuses that are not saved yet, by application id. */
  pending: ReadonlyMap<number, ApplicationStatus>;
  /** Number of finished requests. A list that was loaded before the last one is outdated. */
  ended: number;
  outcome: Outcome | undefined;
};

export type StatusQueue = ReturnType<typeof createStatusQueue>;

/**
 * Sends status changes, one request at a time for each row. Continues after the user leaves the
 * page.
 */
export const createStatusQueue = (options: StatusQueueOptions) => new Queue(options);

class Queue {
  private readonly options: StatusQueueOptions;
  private readonly rows = new Map<number, Row>();
  /** The server's state of each application after its last change here. */
  private readonly known = new Map<number, Standing>();
  private readonly listeners = new Set<() => void>();
  private current: QueueState = { pending: new Map(), ended: 0, outcome: undefined };

  constructor(options: StatusQueueOptions) {
    this.options = options;
  }

  readonly state = () => this.current;

  readonly subscribe = (listener: () => void) => {
    // Without versions, the known state is valid only while the list is on screen.
    if (!this.isWatched()) this.forgetUnversioned();
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** True while the list is on screen. */
  readonly isWatched = () => this.listeners.size > 0;

  /** True if the status of an application comes from this user's changes, or is older than them. */
  readonly isOwn = ({ id, version }: Pick<JobApplication, 'id' | 'version'>) =>
    this.rows.has(id) || this.isKnown(id, version);

  /**
   * Returns the application with the status last chosen here, unless it was changed elsewhere
   * since.
   */
  readonly asShown = (
    application: JobApplication,
    pending = this.current.pending,
  ): JobApplication => {
    const latest = this.latest(application);
    const { version } = latest;
    const status = pending.get(application.id) ?? latest.status;
    // An unchanged application keeps its identity, so that its row does not render again.
    const isAsRead = status.id === application.status.id && version === application.version;
    return isAsRead ? application : { ...application, version, status };
  };

  /** Status of an application of which only id, status and version are loaded. */
  readonly statusIdOf = ({ id, statusId, version }: ReadStanding) => {
    const known = this.known.get(id);
    return known && this.isKnown(id, version) ? known.status.id : statusId;
  };

  /** Stores the current state on the server after a conflict. */
  readonly learn = (applications: readonly Standing[]) => {
    for (const application of applications) this.known.set(application.id, application);
    this.publish({});
  };

  /** Shows a message about a request in the list; undefined clears it. */
  readonly tell = (outcome: Outcome | undefined) => this.publish({ outcome });

  /**
   * Arrow keys pass every status on the way to the wanted one, so a change may wait for the next
   * one (reading A49).
   */
  readonly change = (wanted: WantedStatus, { delay = 0, manner = 'alert' }: ChangeOptions = {}) => {
    const row = this.want(wanted, manner);
    this.publish({ outcome: undefined });
    if (delay > 0) row.timer = setTimeout(() => this.send(row), delay);
    else this.send(row);
  };

  /** Changes several applications in one request. Resolves to true if the server accepted it. */
  readonly changeMany = async (wanted: readonly WantedStatus[], manner: Manner) => {
    await this.settle(wanted.map(({ application }) => application.id));
    const rows = wanted.map((each) => this.want(each, manner));
    this.publish({ outcome: undefined });
    return this.call(rows, manner);
  };

  /** Sends delayed changes at once, for example when the field or page is left. */
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

  /** A list may have been loaded before the last change was saved. */
  private latest(application: Standing) {
    const { id, version } = application;
    const known = this.known.get(id);
    if (!known || !this.isKnown(id, version)) return application;
    return { ...application, status: known.status, version: known.version };
  }

  /** True if the known state is at least as new as the loaded one. */
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

  /** Sends a change that was made during the request. */
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
