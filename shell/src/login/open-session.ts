import type { Credentials } from '@portal/contract/credentials';
import { endServerSession, requestToken, tokenRefusal } from '@portal/kit/resources/session';
import { currentSession, isExpired, startSession, type Session } from '@portal/runtime';

/** Signs in; undefined where the account has a second factor, whose code is to be asked for. */
export async function openSession(entered: Credentials): Promise<Session | undefined> {
  const { token: earlier } = currentSession();
  try {
    const session = startSession(await requestToken(entered));
    // Nobody goes on with the one before: it must not lie about for whoever finds its token.
    if (earlier !== undefined && !isExpired(earlier)) void endServerSession(earlier);
    return session;
  } catch (error) {
    if (tokenRefusal(error) === 'second_factor_required') return undefined;
    throw error;
  }
}
