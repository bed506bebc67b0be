import { isSameForVisitors, restored } from './channel';
import {
  isSameRedirect,
  ownedRedirects,
  redirectDifferences,
  type OwnedRedirects,
} from './redirects';
import { emptyRegistry, readRevisions, type Channel, type Registry } from './registry';

/** Changes to the current registry that undo a revision. */
export type Undoing = {
  /** Channels to restore. */
  readonly applications: Readonly<Record<string, Channel>>;
  /** Applications that the revision added. */
  readonly removed: readonly string[];
  /** Replaces all redirects; includes later ones of other revisions. */
  readonly redirects: OwnedRedirects;
};

/**
 * Prepares the reversal of a revision: visitors then receive the earlier releases of all
 * applications that it changed. Rejects if the revision or the one before is missing, or if it
 * changed nothing for visitors.
 */
export async function readUndoing(releasesFolder: string, revision: number) {
  const known = await revisionsFrom(releasesFolder, revision - 1);
  const [undone, before] = [revisionOf(known, revision), revisionOf(known, revision - 1)];
  const names = changedNames(before, undone);
  const redirects = redirectDifferences(ownedRedirects(before), ownedRedirects(undone));
  if (names.length === 0 && redirects.length === 0) {
    throw new Error(
      `La revisión ${revision} no cambió nada para las visitas, así que no hay nada que deshacer.`,
    );
  }
  /** Redirects that have not changed since the revision. */
  const left = (current: OwnedRedirects) =>
    redirects.filter(({ from, after }) => isSameRedirect(current[from], after));
  return {
    /**
     * Reason against undoing: an application or all redirects have changed since. Undefined if it
     * is possible.
     */
    refusal(current: Registry) {
      const later = names.find(
        (name) => !isSameForVisitors(current.applications[name], undone.applications[name]),
      );
      if (later !== undefined) return laterSentence(revision, later, known);
      const isLeft = names.length > 0 || left(ownedRedirects(current)).length > 0;
      return isLeft
        ? undefined
        : `Las redirecciones de la revisión ${revision} cambiaron después; corrígelas publicando con --redirect o --drop.`;
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

/** Revisions from the newest down to this number. */
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

/** A retired application continues from its last state. */
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
    later ? `deshaz antes la ${later.revision}.` : 'mira con «status» qué versión está en vivo.'
  }`;
}
