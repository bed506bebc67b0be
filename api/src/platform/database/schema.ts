import type { Generated } from 'kysely';
import type { Deletable, Edited, OptionalTimestamp, Timestamp } from './column-types';

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
    /** Not sent earlier; null for most. */
    notBefore: OptionalTimestamp;
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

/** The tables whose rows have such columns. */
export type TableOf<Columns> = {
  [Table in keyof Schema]: Schema[Table] extends Columns ? Table : never;
}[keyof Schema];

/** The tables of such rows. */
export type DeletableTable = TableOf<Deletable & { id: unknown }>;
export type EditedTable = TableOf<Edited & { id: unknown }>;
