import { busySeconds } from '@portal/contract/refusal';
import { tryAgainIn } from '@portal/contract/waiting-time';

/** A call that cannot be answered as asked. The message is for the user, in Spanish. */
export class Problem extends Error {
  override name = 'Problem';
  readonly status: number;
  readonly details: ProblemDetails;

  constructor(status: number, message: string, details: ProblemDetails = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }
}

type ProblemDetails = {
  /** A code for programs, such as `invalid_token`. */
  readonly code?: string;
  /** One text a refused field. */
  readonly errors?: readonly string[];
  /** Further fields of the answer. */
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
};

export const badRequest = (message: string) => new Problem(400, message);
export const notFound = (message: string) => new Problem(404, message);
/** What is stored stands in the way; the errors say where, if the message does not. */
export const conflict = (message: string, errors: readonly string[] = [message]) =>
  new Problem(409, message, { errors });

type Delay = { status: 429 | 503; reason: string; seconds: number };

/** A call that may be made again after a while: who reads it learns after which, and so does the client. */
export function tryLater({ status, reason, seconds }: Delay) {
  const whole = Math.max(1, Math.ceil(seconds));
  return new Problem(status, `${reason} ${tryAgainIn(whole)}`, {
    headers: { 'retry-after': String(whole) },
  });
}

/** Too much is going on for one more call. */
export const busy = () =>
  tryLater({ status: 503, reason: 'El servicio está ocupado.', seconds: busySeconds });

/** Something that the call needs does not answer, such as the database. */
export const unavailable = () =>
  tryLater({ status: 503, reason: 'El servicio no responde en este momento.', seconds: 10 });

/** For rows that a query did not find. */
export function found<Row>(row: Row | undefined, message: string): Row {
  if (row === undefined) throw notFound(message);
  return row;
}
