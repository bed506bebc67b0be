import type { TokenClaims } from '@portal/contract/session';
import type { Database } from '../../../platform/database/database';
import { findOpenSession, noteActivity, type SessionTimes } from './session-repository';

export type SessionRules = SessionTimes & {
  requiresSecondFactor: boolean;
};

type Check = {
  sessionId: string;
  claims: Pick<TokenClaims, 'user'>;
  /** False for calls that a page makes by itself, such as those of a stream. */
  isActivity: boolean;
};

/** True if the session is open; another instance may have ended it. */
export async function checkSession(
  db: Database,
  { sessionId, claims, isActivity }: Check,
  rules: SessionRules,
): Promise<boolean> {
  const session = await findOpenSession(db, { id: sessionId, personId: claims.user.id }, rules);
  if (!session) return false;
  const isAdministrator = claims.user.roles.includes('ROLE_ADMIN');
  if (rules.requiresSecondFactor && isAdministrator && !session.hasSecondFactor) return false;
  if (isActivity && session.isQuiet) await noteActivity(db, sessionId, rules);
  return true;
}
