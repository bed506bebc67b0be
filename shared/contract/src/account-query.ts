import * as v from 'valibot';
import { accountStates, type AccountState } from './account';
import { searchedText, stateQuery, type StateQuery } from './state-query';

/** Most accounts on one page of the list. */
export const maxAccountPageSize = 100;

/**
 * A page of accounts, ordered by the name of their person. The text matches a part of a name, an
 * e-mail or a user name.
 */
export type AccountQuery = StateQuery<AccountState>;

/** Query of GET /api/cuentas. */
export const { fromWire: accountQueryFromWire, toWire: accountQueryToWire } = stateQuery({
  names: accountStates,
  maxSize: maxAccountPageSize,
});

/** Query of the account counts: `?q=` restricts them to the accounts that match the text. */
export const accountTextFromWire = v.object({ q: searchedText });

/** Query of GET /api/cuentas/resumen. */
export const accountTextToWire = (text: string) => ({ q: text });
