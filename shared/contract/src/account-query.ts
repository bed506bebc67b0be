import * as v from 'valibot';
import { accountStates, type AccountState } from './account';
import { searchedText, stateQuery, type StateQuery } from './state-query';

export const maxAccountPageSize = 100;

/** The accounts by the names of their people; the text is part of a name, an e-mail or a user name. */
export type AccountQuery = StateQuery<AccountState>;

export const { fromWire: accountQueryFromWire, toWire: accountQueryToWire } = stateQuery({
  names: accountStates,
  maxSize: maxAccountPageSize,
});

/** Those of each state are counted among the accounts that a text finds: `?q=`. */
export const accountTextFromWire = v.object({ q: searchedText });

export const accountTextToWire = (text: string) => ({ q: text });
