import type { RefusalStatus } from '@portal/contract/refusal';

/** Of calls that are for staff alone. */
type StaffStatus = 401 | 403;

/** A request that is not answered as asked. */
export class Refusal extends Error {
  readonly statusCode: RefusalStatus | StaffStatus;

  /** The message is for the user, in Spanish; without one there is what is always said of the status. */
  constructor(statusCode: RefusalStatus | StaffStatus, message = '') {
    super(message);
    this.statusCode = statusCode;
  }
}
