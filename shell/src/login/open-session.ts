import type { Credentials } from '@portal/contract/credentials';
import { endServerSession, requestToken, tokenRefusal } from '@portal/kit/resources/session';
import { currentSession, isExpired, startSession, type Session } from '@portal/runtime';

/** Signs in. Resolves to undefined if the account requires a code of the second factor. */
export async function openSession(entered: Credentials): Promise<Session | undefined> {
  const { token: earlier } = currentSession();
  try {
    const session = startSession(await requestToken(entered));
    // Ends an earlier session, so that its token cannot be misused.
    if (earlier !== undefined && !isExpired(earlier)) void endServerSession(earlier);
    return session;
  } catch (error) {
    if (tokenRefusal(error) === 'second_factor_required') return undefined;
    throw error;
  }
}
