import type { RefusalStatus } from '@portal/contract/refusal';

type StaffStatus = 401 | 403;

export class Refusal extends Error {
  readonly statusCode: RefusalStatus | StaffStatus;

  /**
   * The message is for the user, in Spanish; without one the default text of the status is shown.
   */
  constructor(statusCode: RefusalStatus | StaffStatus, message = '') {
    super(message);
    this.statusCode = statusCode;
  }
}
