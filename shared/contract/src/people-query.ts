import * as v from 'valibot';
import { freeText } from './text';

export type PeopleQuery = {
  text: string;
};

export const peopleQueryFromWire = v.pipe(
  v.object({ q: v.optional(freeText(100)) }),
  v.transform(({ q = '' }): PeopleQuery => ({ text: q })),
);

export const peopleQueryToWire = ({ text }: PeopleQuery): Record<string, string> =>
  text === '' ? {} : { q: text };
