import type { Generated } from 'kysely';
import type { Deletable, Edited, OptionalTimestamp, Timestamp } from './column-types';

export interface Schema {
  outgoingNotices: {
    id: Generated<number>;
    kind: string;
    subjectId: number;
    createdAt: Timestamp;
    attempts: Generated<number>;
    nextAttemptAt: Timestamp;
    /** Earliest sending time; null for most mails. */
    notBefore: OptionalTimestamp;
  };
  /** Still listed after a crash, a file belongs to no row. */
  unfinishedFiles: { name: string; createdAt: Timestamp };
  idempotentAnswers: {
    scope: string;
    keyHash: string;
    requestHash: string;
    status: number | null;
    body: string | null;
    applicantId: number | null;
    createdAt: Timestamp;
  };
  rateWindows: { key: string; startsAt: Date; endsAt: Date; hits: number };
}

export type TableOf<Columns> = {
  [Table in keyof Schema]: Schema[Table] extends Columns ? Table : never;
}[keyof Schema];

export type DeletableTable = TableOf<Deletable & { id: unknown }>;
export type EditedTable = TableOf<Edited & { id: unknown }>;
