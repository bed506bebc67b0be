import { busySeconds } from '@portal/contract/refusal';
import { tryAgainIn } from '@portal/contract/waiting-time';

/** The message is for the user, in Spanish. */
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
  readonly code?: string;
  readonly errors?: readonly string[];
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
};

export const badRequest = (message: string) => new Problem(400, message);
export const notFound = (message: string) => new Problem(404, message);
/** Stored data conflict with the call. The errors name them, unless the message does. */
export const conflict = (message: string, errors: readonly string[] = [message]) =>
  new Problem(409, message, { errors });

type Delay = { status: 429 | 503; reason: string; seconds: number };

/** Refuses a call that can be repeated later. The message and Retry-After give the time. */
export function tryLater({ status, reason, seconds }: Delay) {
  const whole = Math.max(1, Math.ceil(seconds));
  return new Problem(status, `${reason} ${tryAgainIn(whole)}`, {
    headers: { 'retry-after': String(whole) },
  });
}

export const busy = () =>
  tryLater({ status: 503, reason: 'El servicio está ocupado.', seconds: busySeconds });

/** A dependency does not respond, such as the database. */
export const unavailable = () =>
  tryLater({ status: 503, reason: 'El servicio no responde en este momento.', seconds: 10 });

/** Fails with 404 if the row is undefined. */
export function assertFound<Row>(row: Row | undefined, message: string): Row {
  if (row === undefined) throw notFound(message);
  return row;
}
