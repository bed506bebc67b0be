import { refusalMessages } from '@portal/contract/refusal';
import { Problem, busy } from '../problem/problem';

/** How many bytes have come in so far; a call that is made in memory has no number. */
type Connection = { readonly bytesRead?: number };

type Arrival = {
  sender: string;
  connection: Connection;
  seen: number;
  /** When the sender is too slow, in milliseconds of `performance.now`; undefined once everything is there. */
  deadline: number | undefined;
  /** Aborted with the reason when the body is not waited for any longer. */
  cut: AbortController;
};

type ArrivingBody = {
  /** To be told once the body is there. */
  arrived: () => void;
  /** Aborted when nobody waits for it any longer: what there is of it is to be let go. */
  signal: AbortSignal;
};

type Bounds = { inAll: number; bySender: number };

/** Whoever sends nothing for so long, or stays below the pace for so long, is parted from. */
const patienceMilliseconds = 10_000;
/** A poor mobile line brings 3 MB in 120 s, which is 26 bytes a millisecond. */
const paceBytesPerMillisecond = 20;

/**
 * The bodies that are in memory, or on their way to it. Their number is bounded, by sender and in all,
 * and a newcomer takes the place of the slowest: waiting for a body holds up nobody else.
 */
export function createReception({ inAll, bySender }: Bounds) {
  const arrivals = new Set<Arrival>();

  /** Counts as one of the bodies until the work on it has ended. */
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

  /** Whose body is there already is being worked for, and stays. */
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

/** Bytes buy time, at most as much as the patience is. */
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

/** The rest of a body that nobody reads is not waited for. */
const tooSlow = () => new Problem(408, refusalMessages[408], { headers: { connection: 'close' } });
