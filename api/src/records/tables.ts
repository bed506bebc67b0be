import type { ActivityAction, ActivityChange, ActivitySubject } from '@portal/contract/activity';
import type { CandidateViews } from '@portal/contract/candidate-views';
import type { TrashKind } from '@portal/contract/trash';
import type { ColumnType, Generated } from 'kysely';
import type { OptionalTimestamp, Timestamp } from '../platform/database/column-types';
import type { AuditAction } from './audit/audit';

declare module '../platform/database/schema' {
  interface Schema {
    contactRequests: {
      id: Generated<number>;
      name: string;
      email: string;
      phone: string;
      description: string;
      createdAt: Timestamp;
      answeredAt: OptionalTimestamp;
    };
    trashEntries: {
      kind: TrashKind;
      rowId: number;
      name: string;
      offerTitle: string | null;
      deletedBy: number | null;
      deletedAt: Timestamp;
    };
    candidateViews: { personId: number; views: CandidateViews };
    activity: {
      id: Generated<number>;
      at: Timestamp;
      actorId: number | null;
      subject: ActivitySubject;
      subjectId: number;
      action: ActivityAction;
      changes: ColumnType<ActivityChange[], string, string>;
    };
    auditEntries: {
      id: Generated<number>;
      at: Timestamp;
      userId: number | null;
      action: AuditAction;
      subject: string;
      applicantId: number | null;
      applicationId: number | null;
    };
  }
}
