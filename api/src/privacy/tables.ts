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
      /** Whose law says how long it may wait; null where nobody knows. */
      country: string | null;
      /** As YYYY-MM-DD. */
      dueOn: string;
    };
    /** What staff answered to a request; of its two requests it has one. */
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
    /** One row. */
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
      /** The words that were answered; null where the version is not known here. */
      text: string | null;
      joinsTalentPool: boolean;
      answeredAt: Timestamp;
    };
  }
}
