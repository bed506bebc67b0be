import { linkAddress } from '@portal/contract/account-link';
import type { Database } from '../../platform/database/database';
import { hasAccounts, issueLink } from '../../people';

/**
 * Returns a link for the first administrator to choose name and password; undefined if there is any
 * account.
 */
export async function firstLink(db: Database): Promise<string | undefined> {
  if (await hasAccounts(db)) return undefined;
  return linkAddress(await issueLink(db, { purpose: 'first', userId: undefined }));
}
