import * as v from 'valibot';
import { accountStates, type AccountState } from './account';
import { keyOf } from './key-of';
import { pageNumberText, pageSizeText } from './page-number';
import { freeText } from './text';

export const maxAccountPageSize = 100;

/** One page of the accounts, by the names of their people; pages count from 0. */
export type AccountQuery = {
  page: number;
  size: number;
  /** Part of a name, an e-mail or a user name; '' for all. */
  text: string;
  /** Undefined for all. */
  state: AccountState | undefined;
};

export const accountQueryFromWire = v.pipe(
  v.object({
    page: v.optional(pageNumberText),
    size: v.optional(pageSizeText(maxAccountPageSize)),
    q: v.optional(freeText(100)),
    estado: v.optional(v.picklist(Object.values(accountStates), 'El estado no es válido.')),
  }),
  v.transform(({ page = 0, size = 20, q = '', estado }): AccountQuery => ({
    page,
    size,
    text: q,
    state: keyOf(accountStates, estado),
  })),
);

export const accountQueryToWire = ({ page, size, text, state }: AccountQuery) => ({
  page: String(page),
  size: String(size),
  ...(text !== '' && { q: text }),
  ...(state && { estado: accountStates[state] }),
});
