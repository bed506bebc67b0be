import type { Composition } from '../../src/remotes/composition';
import { remoteEntryFile } from '../../src/remotes/release-names';
import type { Release, ReleaseRoute } from './release';
import type { ReleaseStore } from './release-store';
import type { Resolution } from './resolve';

export type SiteRoute = ReleaseRoute & {
  readonly application: string;
  /** Search engines may list the page. */
  readonly isIndexed: boolean;
};

/** One set of releases that runs together. */
export type Site = {
  /** The same for the same set. */
  readonly key: string;
  /** Chosen by one browser, not for everyone. */
  readonly isPinned?: boolean;
  readonly shell: Release;
  /** By application, the release that runs. */
  readonly releases: Readonly<Record<string, Release>>;
  readonly routes: readonly SiteRoute[];
  readonly composition: Composition;
};

export async function composeSite(
  store: ReleaseStore,
  { shell: shellIds, ...remoteIds }: Resolution,
): Promise<Site> {
  const shellId = shellIds?.[0];
  if (!shellId) throw new Error('No shell is published.');
  const shell = await store.release('shell', shellId);
  const remotes = await readRemotes(store, remoteIds);
  const live = Object.entries(remotes).flatMap(([name, [release]]) =>
    release ? [[name, release] as const] : [],
  );
  const releases = Object.fromEntries([...live, ['shell', shell] as const]);
  const routes = Object.entries(releases).flatMap(([application, release]) =>
    release.routes.map((route) => ({ ...route, application, isIndexed: isIndexed(route) })),
  );
  const composition = { remotes: mapValues(remotes, toComposedRemote), routes: routes.map(toData) };
  return {
    key: JSON.stringify([shellId, composition.remotes]),
    shell,
    releases,
    routes,
    composition,
  };
}

/** A release that cannot be read is left out, so that the one before it takes over. */
async function readRemotes(store: ReleaseStore, resolution: Resolution) {
  const read = Object.entries(resolution).map(async ([name, ids]) => {
    const results = await Promise.allSettled(ids.map((id) => store.release(name, id)));
    return [name, results.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

const toComposedRemote = (releases: readonly Release[]) =>
  releases.flatMap(({ id, files }) => {
    const integrity = files[remoteEntryFile]?.integrity;
    return integrity ? [{ id, integrity }] : [];
  });

/** What the page needs of a route; the rest stays on the server. */
const toData = ({
  application,
  path,
  title,
  page,
  access,
  render,
  ownTitle,
  description,
  isIndexed,
}: SiteRoute) => ({
  application,
  path,
  title,
  page,
  access,
  render,
  ...(ownTitle && { ownTitle }),
  ...(description && { description }),
  ...(isIndexed && { isIndexed }),
});

/** Pages for everyone that come as HTML, unless the route says otherwise. */
const isIndexed = ({ indexed, render, access }: ReleaseRoute) =>
  indexed ?? (render === 'server' && access === 'public');

const mapValues = <T, U>(values: Record<string, T>, map: (value: T) => U) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]));
