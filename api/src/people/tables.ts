import type { LinkPurpose } from '@portal/contract/account-link';
import type { Generated } from 'kysely';
import type {
  Day,
  Deletable,
  Edited,
  OptionalTimestamp,
  Timestamp,
} from '../platform/database/column-types';

declare module '../platform/database/schema' {
  interface Schema {
    people: Edited & {
      id: Generated<number>;
      firstName: string;
      lastName: string;
      email: string;
      createdOn: Day;
      countryId: number | null;
      photoName: string | null;
    };
    users: Deletable & {
      id: Generated<number>;
      personId: number;
      /** Null until the invitation is used, like `passwordHash`. */
      username: string | null;
      passwordHash: string | null;
      disabledAt: OptionalTimestamp;
      lastSignInAt: OptionalTimestamp;
      passwordChangedAt: OptionalTimestamp;
    };
    userRoles: { userId: number; role: string };
    sessions: {
      id: string;
      userId: number;
      /** Shared by all windows and tabs of a browser. */
      browserId: string;
      browser: string | null;
      startedAt: Timestamp;
      lastSeenAt: Timestamp;
      expiresAt: Date;
      /** `expiresAt`, or earlier without activity. */
      endsAt: Date;
    };
    secondFactors: {
      userId: number;
      secret: string;
      /** Null until the first code is entered. */
      confirmedAt: OptionalTimestamp;
      /** Step of the last used code; older codes are refused. */
      lastStep: Generated<number>;
    };
    recoveryCodes: { userId: number; codeHash: string };
    accountLinks: {
      tokenHash: string;
      userId: number | null;
      purpose: LinkPurpose;
      createdAt: Timestamp;
      expiresAt: Date;
      usedAt: OptionalTimestamp;
      /** Replaced by a newer link or a password change. */
      replacedAt: OptionalTimestamp;
    };
  }
}
