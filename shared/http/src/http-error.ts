type Failure = {
  message: string;
  status?: number;
  body?: unknown;
  isHandled?: boolean;
  retryAfter?: number | undefined;
};

/** A call that the server refused or never answered. */
export class HttpError extends Error {
  /** Status of the response; undefined if there was none (no network, timeout). */
  declare readonly status: number | undefined;
  /** The response body, parsed if it is JSON. */
  declare readonly body: unknown;
  /**
   * True if the shell informs the user (S6.09, S6.10); the screen only leaves its loading state.
   */
  declare readonly isHandled: boolean;
  /** Retry-After of the response, in seconds. */
  declare readonly retryAfter?: number | undefined;

  constructor({ message, ...failure }: Failure) {
    super(message);
    this.name = 'HttpError';
    Object.assign(this, { isHandled: false }, failure);
  }
}
