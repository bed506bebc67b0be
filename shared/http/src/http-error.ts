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
  declare readonly status: number | undefined;
  /** The answer's body, decoded from JSON where it was JSON. */
  declare readonly body: unknown;
  /** The shell tells the user of this one (specification §6: 401, 403); a screen only leaves its loading state. */
  declare readonly isHandled: boolean;
  /** In how many seconds the server wants to be asked again; undefined where it does not say. */
  declare readonly retryAfter?: number | undefined;

  constructor({ message, ...failure }: Failure) {
    super(message);
    this.name = 'HttpError';
    Object.assign(this, { isHandled: false }, failure);
  }
}
