import { accountStates, type AccountState } from './account';
import { stateQuery, type StateQuery } from './state-query';

export const maxAccountPageSize = 100;

/** The accounts by the names of their people; the text is part of a name, an e-mail or a user name. */
export type AccountQuery = StateQuery<AccountState>;

export const { fromWire: accountQueryFromWire, toWire: accountQueryToWire } = stateQuery({
  names: accountStates,
  maxSize: maxAccountPageSize,
});
