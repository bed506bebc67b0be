/** A call that failed: refused by the server, or never answered. */
export class HttpError extends Error {
  /** Status of the answer; undefined when none came (no network, timeout). */
  readonly status: number | undefined;
  /** The answer's body, decoded from JSON where it was JSON. */
  readonly body: unknown;
  /** The shell tells the user of this one (specification §6: 401, 403); a screen only leaves its loading state. */
  readonly isHandled: boolean;

  constructor(failure: { message: string; status?: number; body?: unknown; isHandled?: boolean }) {
    super(failure.message);
    this.name = 'HttpError';
    this.status = failure.status;
    this.body = failure.body;
    this.isHandled = failure.isHandled ?? false;
  }
}
