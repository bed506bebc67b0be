import type { TokenClaims } from '@portal/contract/session';
import type { Database } from '../../../platform/database/database';
import { findOpenSession, noteActivity, type SessionTimes } from './session-repository';

export type SessionRules = SessionTimes & {
  /** Whether administrators must have a second factor. */
  requiresSecondFactor: boolean;
};

type Check = {
  sessionId: string;
  claims: Pick<TokenClaims, 'user'>;
  /** Not for what a page asks by itself, such as whether a stream may go on. */
  isActivity: boolean;
};

/** Whether the session of a token still stands, on whatever instance it was ended. */
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
