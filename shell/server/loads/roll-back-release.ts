import { changeRegistry } from '@portal/releases/change-registry';
import { liveReleases, withWholeGroups } from '@portal/releases/channel';
import { findConflicts } from '@portal/releases/compatibility';
import { readRevisions, type Registry } from '@portal/releases/registry';
import { readUndoing, type Undoing } from '@portal/releases/undo-revision';
import type { WatchedStore } from '../releases/watch-registry';
import { withoutSuspect, type WatchedRelease } from './watched-releases';
import type { LoadCounts } from './verdict';

/** A release that fails more often than the other one. */
export type Verdict = {
  readonly suspect: WatchedRelease;
  readonly own: LoadCounts;
  readonly other: LoadCounts;
};

type Way = { readonly applications: Registry['applications'] } & Partial<Undoing>;

/**
 * Takes a canary back with its whole group, a live release alone or, if its predecessor does not
 * fit the rest, with its whole revision. Returns false if neither is possible. Writes nothing if
 * the release is already gone.
 */
export async function rollBackRelease(store: WatchedStore, verdict: Verdict) {
  const { suspect } = verdict;
  const undoing = await jointUndoing(store, suspect);
  let isPossible = true;
  await changeRegistry(store, async (current) => {
    const alone = withoutIt(current, suspect);
    isPossible = !alone;
    if (!alone) return undefined;
    const together = undoing?.refusal(current) === undefined && undoing?.in(current);
    for (const way of together ? [alone, together] : [alone]) {
      if (!(await fits(store, current, { way, suspect }))) continue;
      isPossible = true;
      return { ...way, change: changeOf(current, way, verdict) };
    }
    return undefined;
  });
  return isPossible;
}

/** A canary can always be removed, but a previous release may not fit later ones. */
async function fits(
  store: WatchedStore,
  current: Registry,
  { way, suspect }: { readonly way: Way; readonly suspect: WatchedRelease },
) {
  if (suspect.role === 'canary') return true;
  const { applications, removed = [] } = way;
  const reading = liveReleases({ ...current.applications, ...applications })
    .filter(({ name }) => !removed.includes(name))
    .map(({ name, id }) => store.release(name, id));
  return findConflicts(await Promise.all(reading)).length === 0;
}

function changeOf(current: Registry, { applications, removed = [] }: Way, verdict: Verdict) {
  const { suspect, own, other } = verdict;
  const changes = [...Object.keys(applications), ...removed].map((application) => {
    const before = current.applications[application];
    const to = applications[application]?.live;
    const from = suspect.role === 'live' ? before?.live : before?.canary?.id;
    return {
      application,
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
    };
  });
  return {
    who: 'guardia',
    action: 'take-back' as const,
    changes,
    why:
      suspect.other === undefined
        ? `${ratio(own)}.`
        : `${ratio(own)}; de la otra versión, ${ratio(other)}.`,
    counts: {
      [`${suspect.application}/${suspect.id}`]: own,
      ...(suspect.other !== undefined && { [`${suspect.application}/${suspect.other}`]: other }),
    },
  };
}

const ratio = ({ loads, failures }: LoadCounts) => `${failures} de ${loads} cargas fallaron`;

/** Undefined if the release is no longer there. */
function withoutIt({ applications }: Registry, suspect: WatchedRelease): Way | undefined {
  const channel = applications[suspect.application];
  const next = channel && withoutSuspect(channel, suspect);
  if (!next || next === channel) return undefined;
  return {
    applications: withWholeGroups(applications, {
      changed: { [suspect.application]: next },
    }),
  };
}

/** Undefined if the release went live alone. */
async function jointUndoing(
  { releasesFolder }: WatchedStore,
  { application, id, role }: WatchedRelease,
) {
  if (role === 'canary') return undefined;
  let began: Registry | undefined;
  for await (const one of readRevisions(releasesFolder)) {
    if (one.applications[application]?.live !== id) break;
    began = one;
  }
  const isJoint = began?.change !== undefined && began.change.changes.length > 1;
  return began && isJoint ? readUndoing(releasesFolder, began.revision) : undefined;
}
