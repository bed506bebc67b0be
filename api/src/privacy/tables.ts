import type { PrivacyRequestKind } from '@portal/contract/privacy-request';
import type { Generated } from 'kysely';
import type { OptionalTimestamp, Timestamp } from '../platform/database/column-types';

declare module '../platform/database/schema' {
  interface Schema {
    privacyRequests: {
      id: Generated<number>;
      kind: PrivacyRequestKind;
      name: string;
      email: string;
      code: string;
      details: string;
      createdAt: Timestamp;
      answeredAt: OptionalTimestamp;
      /** Its law sets the time limit; null if unknown. */
      country: string | null;
      /** As YYYY-MM-DD. */
      dueOn: string;
    };
    /** Exactly one of the two request ids is set. */
    requestReplies: {
      id: Generated<number>;
      contactRequestId: number | null;
      privacyRequestId: number | null;
      text: string;
      isByMail: boolean;
      hasCopy: boolean;
      erasesData: boolean;
      authorId: number | null;
      repliedAt: Timestamp;
      sentAt: OptionalTimestamp;
    };
    /** Exactly one row. */
    retentionSettings: {
      isOnly: Generated<boolean>;
      months: Generated<number>;
      changedAt: Timestamp;
      changedBy: number | null;
    };
    consents: {
      id: Generated<number>;
      applicantId: number;
      offerId: number;
      policyVersion: string;
      /** Null if this server does not know the version. */
      text: string | null;
      joinsTalentPool: boolean;
      answeredAt: Timestamp;
    };
  }
}
