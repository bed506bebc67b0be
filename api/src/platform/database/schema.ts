import type { Generated } from 'kysely';
import type { Timestamp } from './column-types';

/** All tables. These are the platform's own; each domain adds its own in its `tables.ts`. */
export interface Schema {
  /** E-mails to the company that are still to be sent. */
  outgoingNotices: {
    id: Generated<number>;
    kind: string;
    subjectId: number;
    createdAt: Timestamp;
    attempts: Generated<number>;
    nextAttemptAt: Timestamp;
  };
  /** Files being written: whatever is still listed after a crash belongs to no row. */
  unfinishedFiles: { name: string; createdAt: Timestamp };
  idempotentAnswers: {
    scope: string;
    keyHash: string;
    requestHash: string;
    status: number | null;
    body: string | null;
    /** Whom it is about. */
    applicantId: number | null;
    createdAt: Timestamp;
  };
  rateWindows: { key: string; startsAt: Date; endsAt: Date; hits: number };
}
