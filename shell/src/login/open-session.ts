import type { Credentials } from '@portal/contract/credentials';
import { requestToken, tokenRefusal } from '@portal/kit/resources/session';
import { startSession, type Session } from '@portal/runtime';

/** Signs in; undefined where the account has a second factor, whose code is to be asked for. */
export async function openSession(entered: Credentials): Promise<Session | undefined> {
  try {
    return startSession(await requestToken(entered));
  } catch (error) {
    if (tokenRefusal(error) === 'second_factor_required') return undefined;
    throw error;
  }
}
