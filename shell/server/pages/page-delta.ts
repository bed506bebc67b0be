import { makeDelta } from '@portal/releases/delta';
import type { PageDictionary } from './page-dictionaries';
import type { PreparedPage } from './prepared-page';

type Delta = Promise<Buffer | undefined>;

const made = new WeakMap<PreparedPage, Map<string, Delta>>();

/** What a page differs by from a dictionary, worked out once; nothing where that saves nothing. */
export function pageDelta(page: PreparedPage, dictionary: PageDictionary): Delta {
  const known = made.get(page) ?? new Map<string, Delta>();
  made.set(page, known);
  const delta = known.get(dictionary.hash) ?? workOut(page, dictionary);
  known.set(dictionary.hash, delta);
  return delta;
}

async function workOut({ bodies }: PreparedPage, dictionary: PageDictionary) {
  const delta = await makeDelta(dictionary.bodies.identity, bodies.identity, 12);
  return delta.length < bodies.br.length ? delta : undefined;
}
