import type { RefusalStatus } from '@portal/contract/refusal';

/** A request that is not answered as asked. */
export class Refusal extends Error {
  readonly statusCode: RefusalStatus;

  /** The message is for the user, in Spanish; without one there is what is always said of the status. */
  constructor(statusCode: RefusalStatus, message = '') {
    super(message);
    this.statusCode = statusCode;
  }
}
