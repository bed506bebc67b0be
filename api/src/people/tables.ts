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
      /** Both are null until the invitation is used. */
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
      /** Windows and tabs of one browser share it. */
      browserId: string;
      browser: string | null;
      startedAt: Timestamp;
      lastSeenAt: Timestamp;
      /** When its token is over. */
      expiresAt: Date;
      /** The same, or earlier, when nobody does anything until then. */
      endsAt: Date;
    };
    secondFactors: {
      userId: number;
      secret: string;
      /** Null until the first code was typed. */
      confirmedAt: OptionalTimestamp;
      /** Of the last code that was used; an older one is refused. */
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
      /** Since when a newer link, or another password, has taken its place. */
      replacedAt: OptionalTimestamp;
    };
  }
}
