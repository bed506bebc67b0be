import { isSameForVisitors, restored } from './channel';
import {
  isSameRedirect,
  ownedRedirects,
  redirectDifferences,
  type OwnedRedirects,
} from './redirects';
import { emptyRegistry, readRevisions, type Channel, type Registry } from './registry';

/** What undoes a revision, in the registry as it is now. */
export type Undoing = {
  /** The channels that applications get back. */
  readonly applications: Readonly<Record<string, Channel>>;
  /** Applications that the revision brought. */
  readonly removed: readonly string[];
  /** In the place of those that there are: what others made since stays. */
  readonly redirects: OwnedRedirects;
};

/**
 * Reads what undoes a revision: all applications that it changed are for visitors again what they were before it.
 * Rejects if there is no such revision, if it changed nothing for visitors, or if the one before it is not kept.
 */
export async function readUndoing(releasesFolder: string, revision: number) {
  const known = await revisionsFrom(releasesFolder, revision - 1);
  const [undone, before] = [revisionOf(known, revision), revisionOf(known, revision - 1)];
  const names = changedNames(before, undone);
  const redirects = redirectDifferences(ownedRedirects(before), ownedRedirects(undone));
  if (names.length === 0 && redirects.length === 0) {
    throw new Error(`La revisión ${revision} no cambió lo que reciben las visitas.`);
  }
  /** The redirects that are still as the revision left them. */
  const left = (current: OwnedRedirects) =>
    redirects.filter(({ from, after }) => isSameRedirect(current[from], after));
  return {
    /** Why it cannot be undone: one of its applications was changed again since. Undefined, if it can. */
    refusal(current: Registry) {
      const later = names.find(
        (name) => !isSameForVisitors(current.applications[name], undone.applications[name]),
      );
      if (later !== undefined) return laterSentence(revision, later, known);
      const isLeft = names.length > 0 || left(ownedRedirects(current)).length > 0;
      return isLeft
        ? undefined
        : `Las redirecciones de la revisión ${revision} cambiaron otra vez después; publica con --redirect o --drop lo que deba ser de ellas.`;
    },

    in: (current: Registry): Undoing => ({
      applications: Object.fromEntries(
        names.flatMap((name) => {
          const earlier = before.applications[name];
          return earlier ? [[name, restoredIn(current, name, earlier)]] : [];
        }),
      ),
      removed: names.filter((name) => !before.applications[name]),
      redirects: undoneIn(ownedRedirects(current)),
    }),
  };

  function undoneIn(current: OwnedRedirects): OwnedRedirects {
    const addresses = new Set(left(current).map(({ from }) => from));
    const kept = Object.entries(current).filter(([from]) => !addresses.has(from));
    const again = redirects.flatMap(({ from, before: earlier }) =>
      addresses.has(from) && earlier ? [[from, earlier] as const] : [],
    );
    return Object.fromEntries([...kept, ...again]);
  }
}

/** The latest first, down to one. */
async function revisionsFrom(releasesFolder: string, revision: number) {
  const found: Registry[] = [];
  for await (const one of readRevisions(releasesFolder)) {
    if (one.revision < revision) break;
    found.push(one);
  }
  return found;
}

function revisionOf(known: readonly Registry[], revision: number) {
  const found = known.find((one) => one.revision === revision);
  if (found) return found;
  if (revision === 0) return emptyRegistry;
  throw new Error(
    `No se conserva la revisión ${revision} del registro; mira cuáles hay con «history».`,
  );
}

const changedNames = (before: Registry, undone: Registry) =>
  [...new Set([before, undone].flatMap(({ applications }) => Object.keys(applications)))].filter(
    (name) => !isSameForVisitors(before.applications[name], undone.applications[name]),
  );

/** One that was retired goes on from what it was last. */
function restoredIn(current: Registry, name: string, earlier: Channel) {
  const now = current.applications[name] ?? current.retired?.[name]?.channel;
  return now ? restored(now, earlier) : earlier;
}

function laterSentence(revision: number, name: string, known: readonly Registry[]) {
  const later = known.find(
    (one) =>
      one.revision > revision &&
      one.change?.changes.some(({ application }) => application === name),
  );
  return `${name} cambió otra vez después de la revisión ${revision}; ${
    later ? `deshaz antes la ${later.revision}.` : 'mira qué hay en vivo con «status».'
  }`;
}
