import type { Account } from '../account';
import type { OwnAccount } from '../own-account';

/** An active account with the role of a user, for tests. */
export const anAccount = (changes: Partial<Account> = {}): Account => {
  const { id = 1 } = changes;
  return {
    id,
    personId: 100 + id,
    firstName: 'Paula',
    lastName: 'Rojas',
    email: `paula${id}@example.org`,
    username: 'projas',
    role: 'ROLE_USER',
    state: 'active',
    hasSecondFactor: false,
    lastSignInAt: '2026-03-05T14:07:00.000Z',
    openSessions: 2,
    linkExpiresAt: undefined,
    ...changes,
  };
};

/** An administrator's own account with two sessions, for tests. */
export const anOwnAccount = (changes: Partial<OwnAccount> = {}): OwnAccount => ({
  firstName: 'Ana',
  lastName: 'Rojas',
  email: 'ana@example.org',
  username: 'ana',
  role: 'ROLE_ADMIN',
  passwordChangedAt: '2026-03-05T14:07:00.000Z',
  hasSecondFactor: false,
  needsSecondFactor: false,
  recoveryCodesLeft: 0,
  sessions: [
    {
      id: 's1',
      browser: 'Chrome en Windows',
      startedAt: '2026-03-05T09:00:00.000Z',
      lastSeenAt: '2026-03-05T14:07:00.000Z',
      isCurrent: true,
    },
    {
      id: 's2',
      browser: 'Safari en iPhone',
      startedAt: '2026-03-04T09:00:00.000Z',
      lastSeenAt: '2026-03-04T10:00:00.000Z',
      isCurrent: false,
    },
  ],
  ...changes,
});
