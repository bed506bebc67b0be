import { wrongPasswordMessage } from '@portal/contract/new-password';
import { addressSubject } from '@portal/server/address-subject';
import type { FastifyRequest } from 'fastify';
import { currentSession, sessionOver } from '../../../platform/auth/access';
import type { Limit } from '../../../platform/http/rate-limiter';
import type { Platform } from '../../../platform/platform';
import { badRequest } from '../../../platform/problem/problem';
import type { AccountOutcome } from '../../../platform/security-log/security-event';
import type { AccountTools } from '../sign-in/token-routes';
import { findUserOfSession, type StoredUser } from '../sign-in/user-repository';
import type { Owner } from './own-account-changes';

/** A stranger may be guessing the password in an open session. */
const passwordLimit = { name: 'own-password', calls: 10, seconds: 900 } as const satisfies Limit;

export type OwnAccounts = ReturnType<typeof createOwnAccounts>;

export function createOwnAccounts({ db, limiter, securityLog }: Platform, tools: AccountTools) {
  /** Fails if the session has ended meanwhile. */
  async function read(request: FastifyRequest): Promise<{ stored: StoredUser; owner: Owner }> {
    const { sessionId } = currentSession(request);
    const stored = await findUserOfSession(db, sessionId);
    if (!stored) throw sessionOver();
    const { userId, user } = stored;
    return { stored, owner: { userId, personId: user.id, sessionId } };
  }

  /** Protects changes from strangers at an open screen. */
  async function requirePassword(request: FastifyRequest, stored: StoredUser, password: string) {
    const subject = String(stored.userId);
    await limiter.count(passwordLimit, subject);
    const sender = addressSubject(request.ip);
    if (!(await tools.passwords.check(stored.passwordHash, { password, sender }))) {
      throw badRequest(wrongPasswordMessage);
    }
    await limiter.forget(passwordLimit, subject);
  }

  const tell = (request: FastifyRequest, outcome: AccountOutcome) =>
    securityLog.record({ event: 'account', outcome, of: request.user?.id }, request);

  return { read, requirePassword, tell };
}

export type OwnAccountParts = { accounts: OwnAccounts; tools: AccountTools };
