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
      joinsTalentPool: boolean;
      answeredAt: Timestamp;
    };
  }
}
