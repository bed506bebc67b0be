import { emptyChannel, groupOf, served } from '@portal/releases/channel';
import type { Channel, ChangeAction, Registry, RegistryChange } from '@portal/releases/registry';
import {
  ownedRedirects,
  redirectDifferences,
  type OwnedRedirects,
} from '@portal/releases/redirects';
import type { Authority } from './authorize';

type Changed = readonly [name: string, channel: Channel];

/** A change that the caller is authorized to make. */
export type PermittedChange = {
  readonly action: ChangeAction;
  readonly isRendered: boolean;
  readonly changed: readonly Changed[];
  /** Names from the request; other changes follow from these. */
  readonly named: readonly string[];
  readonly removed: readonly string[];
  /** The first application of the request. */
  readonly asker: string;
  readonly redirects: OwnedRedirects;
  readonly authority: Omit<Authority, 'claimed'>;
};

export function registryWith(current: Registry, { changed, removed }: PermittedChange): Registry {
  const all = Object.entries({ ...current.applications, ...Object.fromEntries(changed) });
  const kept = all.filter(([name]) => !removed.includes(name));
  return { ...current, applications: Object.fromEntries(kept) };
}

/** Entries for the history. */
export function notedChanges(
  { applications }: Registry,
  { action, changed, removed, authority }: PermittedChange,
): RegistryChange['changes'] {
  const given = action === 'owner' ? Object.keys(authority.owners) : [];
  return [
    ...changed.map(([application, channel]) => ({
      application,
      ...difference(applications[application], channel),
    })),
    ...given.map((application) => ({ application })),
    ...removed.flatMap((application) => {
      const [from] = served(applications[application] ?? emptyChannel);
      return from === undefined ? [] : [{ application, from }];
    }),
  ];
}

/** A line with the reason for each canary that ends without being named. */
export const endedCanaries = ({ applications }: Registry, { changed, named }: PermittedChange) =>
  changed.flatMap(([name, { live, canary: now }]) => {
    const { live: before, canary } = applications[name] ?? {};
    if (!canary || now || canary.id === live) return [];
    const ends = `${name} ${canary.id} ya no es canario`;
    if (before !== live)
      return [`${ends}: ahora todas las visitas reciben ${live}, que es más nueva.`];
    const others = groupOf(applications, name).filter((one) => one !== name);
    return named.includes(name) ? [] : [`${ends}: iba junto con ${listed(others)}.`];
  });

/** Joins names for a Spanish sentence. */
export const listed = (names: readonly string[]) => new Intl.ListFormat('es').format(names);

/** The new canaries or live releases of the changed applications. */
export const releasesOf = ({ changed }: PermittedChange) =>
  changed.flatMap(([name, channel]) => {
    const id = served(channel).at(-1);
    return id === undefined ? [] : [{ name, id }];
  });

/** The release set of a visitor with the canaries of these applications only. */
export const setWith = ({ applications }: Registry, names: readonly string[]) =>
  Object.fromEntries(
    Object.entries(applications).flatMap(([name, { live, canary }]) => {
      const id = canary && names.includes(name) ? canary.id : live;
      return id === undefined ? [] : [[name, id]];
    }),
  );

/** Canary: release and share; otherwise the live release. */
function difference(before: Channel | undefined, after: Channel) {
  const { canary } = after;
  const isNewLive = before?.live !== after.live;
  const from = isNewLive ? before?.live : before && served(before).at(-1);
  const to = isNewLive ? after.live : served(after).at(-1);
  return {
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(!isNewLive && canary && { percent: canary.percent }),
  };
}

/**
 * Returns the requested applications and those that lose a redirect; without any, those that get a
 * redirect back.
 */
export function withRedirectHolders(
  current: Registry,
  asked: readonly string[],
  redirects: OwnedRedirects,
) {
  const different = redirectDifferences(ownedRedirects(current), redirects);
  const names = [...asked, ...different.flatMap(({ before }) => before?.by ?? [])];
  const given = different.flatMap(({ after }) => after?.by ?? []);
  return [...new Set(names.length > 0 ? names : given)];
}
