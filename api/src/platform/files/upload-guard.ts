import { refusalMessages } from '@portal/contract/refusal';
import { Problem, busy } from '../problem/problem';

/** Undefined for calls made in memory. */
type Connection = { readonly bytesRead?: number };

type Arrival = {
  sender: string;
  connection: Connection;
  seen: number;
  /** In milliseconds of `performance.now`; undefined once the body is complete. */
  deadline: number | undefined;
  /** Aborted with the reason. */
  cut: AbortController;
};

type ArrivingBody = {
  /** To be called once the body is complete. */
  arrived: () => void;
  /** When aborted, the received part must be freed. */
  signal: AbortSignal;
};

type Bounds = { inAll: number; bySender: number };

/** Maximum time without data or below the minimum speed. */
const patienceMilliseconds = 10_000;
/** A poor mobile line delivers 3 MB in 120 s, 26 bytes per millisecond. */
const paceBytesPerMillisecond = 20;

/**
 * Bodies in memory or arriving are limited, in total and by sender. A new one replaces the slowest,
 * so that slow bodies do not block other senders.
 */
export function createUploadGuard({ inAll, bySender }: Bounds) {
  const arrivals = new Set<Arrival>();

  /** Counts a body until the work on it ends. */
  async function receive<Result>(
    { sender, connection }: Pick<Arrival, 'sender' | 'connection'>,
    work: (body: ArrivingBody) => Promise<Result>,
  ): Promise<Result> {
    makeRoom(sender);
    const arrival: Arrival = {
      sender,
      connection,
      seen: connection.bytesRead ?? 0,
      deadline: performance.now() + patienceMilliseconds,
      cut: new AbortController(),
    };
    const { signal } = arrival.cut;
    const refused = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
    arrivals.add(arrival);
    const watch = setInterval(() => partFromSlow(arrival), 1_000);
    const arrived = () => {
      arrival.deadline = undefined;
    };
    try {
      return await Promise.race([work({ arrived, signal }), refused]);
    } finally {
      clearInterval(watch);
      arrivals.delete(arrival);
    }
  }

  function makeRoom(sender: string) {
    const own = [...arrivals].filter((each) => each.sender === sender);
    if (own.length >= bySender) partFromSlowest(own);
    else if (arrivals.size >= inAll) partFromSlowest(ofBusiestSenders());
  }

  function ofBusiestSenders() {
    const counts = new Map<string, number>();
    for (const { sender } of arrivals) counts.set(sender, (counts.get(sender) ?? 0) + 1);
    const most = Math.max(...counts.values());
    return [...arrivals].filter(({ sender }) => counts.get(sender) === most);
  }

  /** Keeps complete bodies, which are already being processed. */
  function partFromSlowest(group: Arrival[]) {
    group.forEach(note);
    const [slowest] = group
      .filter(({ deadline }) => deadline !== undefined)
      .toSorted((one, two) => (one.deadline ?? 0) - (two.deadline ?? 0));
    if (!slowest) throw busy();
    arrivals.delete(slowest);
    slowest.cut.abort(tooSlow());
  }

  return { receive };
}

/** Extends the deadline by the received bytes, at most to `patienceMilliseconds` from now. */
function note(arrival: Arrival) {
  if (arrival.deadline === undefined) return;
  const { bytesRead = 0 } = arrival.connection;
  const bought = (bytesRead - arrival.seen) / paceBytesPerMillisecond;
  arrival.deadline = Math.min(performance.now() + patienceMilliseconds, arrival.deadline + bought);
  arrival.seen = bytesRead;
}

function partFromSlow(arrival: Arrival) {
  note(arrival);
  if (arrival.deadline === undefined || arrival.deadline > performance.now()) return;
  arrival.cut.abort(tooSlow());
}

/** Closes the connection instead of reading the rest. */
const tooSlow = () => new Problem(408, refusalMessages[408], { headers: { connection: 'close' } });
