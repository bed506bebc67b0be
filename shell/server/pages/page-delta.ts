import { makeDelta } from '@portal/releases/delta';
import type { PageDictionary } from './page-dictionaries';
import type { PreparedPage } from './prepared-page';

type Delta = Promise<Buffer | undefined>;

const made = new WeakMap<PreparedPage, Map<string, Delta>>();

/** The part of the site's logger that this module needs. */
type Log = { readonly warn: (details: Readonly<Record<string, string>>, message: string) => void };

/**
 * The cached delta from the dictionary to the page; undefined if it is not smaller or fails. A
 * failure is only logged, as the page can be sent without a delta.
 */
export function pageDelta(page: PreparedPage, dictionary: PageDictionary, log: Log): Delta {
  const known = made.get(page) ?? new Map<string, Delta>();
  made.set(page, known);
  const delta = known.get(dictionary.hash) ?? tryToWorkOut(page, dictionary, log);
  known.set(dictionary.hash, delta);
  return delta;
}

async function tryToWorkOut(page: PreparedPage, dictionary: PageDictionary, log: Log) {
  try {
    return await workOut(page, dictionary);
  } catch (failure) {
    log.warn(
      { dictionary: dictionary.hash, reason: String(failure) },
      'Could not compute the delta of a page',
    );
    return undefined;
  }
}

async function workOut({ bodies }: PreparedPage, dictionary: PageDictionary) {
  const delta = await makeDelta(dictionary.bodies.identity, bodies.identity, 12);
  return delta.length < bodies.br.length ? delta : undefined;
}
