import * as v from 'valibot';
import { keyOf } from './key-of';
import { pageNumberText, pageSizeText } from './page-number';
import { freeText } from './text';

/** A page of a list with a search text and a state. Pages count from 0. */
export type StateQuery<State extends string> = {
  page: number;
  size: number;
  /** Part of a searched field; '' for all. */
  text: string;
  /** Undefined for all. */
  state: State | undefined;
};

/** Search text in a query; missing means all. */
export const searchedText = v.optional(freeText(100), '');

type StateQueryOptions<State extends string> = {
  names: Readonly<Record<State, string>>;
  maxSize: number;
};

/** Schema and writer for the query of such a list: `?page=0&size=20&q=&estado=`. */
export function stateQuery<State extends string>({ names, maxSize }: StateQueryOptions<State>) {
  const fromWire = v.pipe(
    v.object({
      page: v.optional(pageNumberText),
      size: v.optional(pageSizeText(maxSize)),
      q: searchedText,
      estado: v.optional(v.picklist(Object.values<string>(names), 'El estado no es válido.')),
    }),
    v.transform(({ page = 0, size = 20, q, estado }): StateQuery<State> => ({
      page,
      size,
      text: q,
      state: keyOf(names, estado),
    })),
  );

  const toWire = ({ page, size, text, state }: StateQuery<State>): Record<string, string> => ({
    page: String(page),
    size: String(size),
    ...(text !== '' && { q: text }),
    ...(state && { estado: names[state] }),
  });

  return { fromWire, toWire };
}
