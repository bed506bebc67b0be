type Failure = {
  message: string;
  status?: number;
  body?: unknown;
  isHandled?: boolean;
  retryAfter?: number | undefined;
};

/** A call that failed: refused by the server, or never answered. */
export class HttpError extends Error {
  /** Status of the answer; undefined when none came (no network, timeout). */
  readonly status: number | undefined;
  /** The answer's body, decoded from JSON where it was JSON. */
  readonly body: unknown;
  /** The shell tells the user of this one (specification §6: 401, 403); a screen only leaves its loading state. */
  readonly isHandled: boolean;
  /** In how many seconds the server wants to be asked again; undefined where it does not say. */
  readonly retryAfter?: number | undefined;

  constructor(failure: Failure) {
    super(failure.message);
    this.name = 'HttpError';
    this.status = failure.status;
    this.body = failure.body;
    this.isHandled = failure.isHandled ?? false;
    this.retryAfter = failure.retryAfter;
  }
}
