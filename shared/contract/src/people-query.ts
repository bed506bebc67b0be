import * as v from 'valibot';
import { freeText } from './text';

/** Search in the people list; '' matches all. */
export type PeopleQuery = {
  text: string;
};

/** Query of GET /api/personas/page/{page}. */
export const peopleQueryFromWire = v.pipe(
  v.object({ q: v.optional(freeText(100)) }),
  v.transform(({ q = '' }): PeopleQuery => ({ text: q })),
);

/** Query of GET /api/personas/page/{page}. */
export const peopleQueryToWire = ({ text }: PeopleQuery): Record<string, string> =>
  text === '' ? {} : { q: text };
