import { createHash } from 'node:crypto';
import type { RemoteRoute } from '@portal/contract/remote-route';
import type { Redirects } from '@portal/releases/redirects';
import { matchRoutes } from 'react-router-dom';
import * as v from 'valibot';
import { remoteEntryFile } from '@portal/releases/release-names';
import type { Release } from '@portal/releases/release';
import { composition, type ComposedRoute, type Composition } from '../../src/remotes/composition';
import { Refusal } from '../refusal';
import type { ReleaseStore } from './release-store';
import type { Conditions, ReleaseIds } from './release-ids';

export type ReleaseSetRoute = RemoteRoute & ComposedRoute;

/** The releases that run together for a request. */
export type ReleaseSet = {
  /** Equal for sets with equal pages. */
  readonly key: string;
  /** Equal for sets that the same renderer can run. */
  readonly rendererKey: string;
  readonly conditions: Conditions;
  /** True with release overrides of one browser. */
  readonly isPinned?: boolean;
  readonly shell: Release;
  /** The running release by application. */
  readonly releases: Readonly<Record<string, Release>>;
  readonly routes: readonly ReleaseSetRoute[];
  readonly composition: Composition;
  /** The shell and its fallback, for browsers that cannot load the first one. */
  readonly shells: readonly Release[];
  /** Unreadable releases, as `application/id`. */
  readonly unreadable: readonly string[];
  /** Applications without any readable release, so that their routes are unknown. */
  readonly missing: readonly string[];
};

/** Composes a release set. Throws a Refusal (503) if no shell is readable. */
export async function loadReleaseSet(
  store: ReleaseStore,
  releaseIds: ReleaseIds,
  conditions: Conditions,
): Promise<ReleaseSet> {
  const { paused } = conditions;
  const { readable, unreadable } = await readReleases(store, releaseIds);
  const { shell: shells = [], ...applications } = readable;
  const [shell] = shells;
  if (!shell) throw new Refusal(503);
  const first = Object.fromEntries(
    [...Object.entries(applications), ['shell', shells] as const].flatMap(([name, [release]]) =>
      release ? [[name, release]] : [],
    ),
  );
  const routes = Object.entries(first).flatMap(([application, release]) =>
    release.routes.map((route) => ({
      ...siteRoute(route, application, paused[application]),
      ...(paused[application] === undefined && stylesOf(route, readable[application] ?? [])),
    })),
  );
  const isRunning = ([name]: readonly [string, unknown]) => paused[name] === undefined;
  const remotes = Object.fromEntries(Object.entries(applications).filter(isRunning));
  // The schema removes route fields that only the server needs.
  const composed = v.parse(composition, {
    shell: shell.id,
    remotes: Object.fromEntries(
      Object.entries(remotes).map(([name, given]) => [name, toComposedRemote(given)]),
    ),
    routes,
    ...(conditions.redirects && { redirects: unclaimed(conditions.redirects, routes) }),
    ...(conditions.isPinned && { isPinned: true }),
    ...(conditions.isDemo && { isDemo: true }),
  });
  const rendererKey = keyOf(readable, paused);
  return {
    key: hashOf(JSON.stringify([rendererKey, conditions])),
    rendererKey,
    conditions,
    shell,
    shells,
    releases: Object.fromEntries(Object.entries(first).filter(isRunning)),
    routes,
    composition: composed,
    unreadable,
    missing: Object.keys(applications).filter((name) => applications[name]?.length === 0),
  };
}

/** Pages win over redirects, since only some release sets have a canary's page. */
const unclaimed = (redirects: Redirects, routes: readonly ReleaseSetRoute[]) =>
  Object.fromEntries(
    Object.entries(redirects).filter(
      ([from]) => (matchRoutes([...routes], from)?.[0]?.route.path ?? '*') === '*',
    ),
  );

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Omits unreadable releases, so that their fallback is used. */
async function readReleases(store: ReleaseStore, releaseIds: ReleaseIds) {
  const readable: Record<string, Release[]> = {};
  const unreadable: string[] = [];
  const read = Object.entries(releaseIds).map(async ([name, ids]) => {
    const results = await Promise.allSettled(ids.map((id) => store.release(name, id)));
    readable[name] = results.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
    unreadable.push(
      ...ids.filter((_id, at) => results[at]?.status === 'rejected').map((id) => `${name}/${id}`),
    );
  });
  await Promise.all(read);
  return { readable, unreadable };
}

/** Contains the build time, because the id of a development build never changes. */
const keyOf = (
  readable: Readonly<Record<string, readonly Release[]>>,
  paused: Conditions['paused'],
) =>
  JSON.stringify([
    Object.entries(readable).map(([name, given]) => [
      name,
      given.map(({ id, built }) => `${id} ${built}`),
    ]),
    paused,
  ]);

/** The page of a disabled application is rendered only in the browser, by the shell. */
function siteRoute(
  route: RemoteRoute,
  application: string,
  paused: string | undefined,
): ReleaseSetRoute {
  if (paused !== undefined) {
    return { ...route, application, paused, render: 'client', ownTitle: false };
  }
  return { ...route, application, ...(isIndexed(route) && { isIndexed: true }) };
}

/** Style sheets of a page with hashes, by release; false if there are none. */
function stylesOf({ page }: RemoteRoute, releases: readonly Release[]) {
  const styles = releases.flatMap(({ id, files, styles: sheets }) =>
    sheets?.[page]
      ? [[id, Object.fromEntries(sheets[page].map((file) => [file, hashIn(files, file)]))] as const]
      : [],
  );
  return styles.length > 0 && { styles: Object.fromEntries(styles) };
}

const hashIn = (files: Release['files'], file: string) => files[file]?.integrity ?? '';

const toComposedRemote = (releases: readonly Release[]) =>
  releases.flatMap(({ id, files }) => {
    const integrity = hashIn(files, remoteEntryFile);
    return integrity ? [{ id, integrity }] : [];
  });

/** Public server-rendered pages are indexed, unless the route says otherwise. */
const isIndexed = ({ indexed, render, access }: RemoteRoute) =>
  indexed ?? (render === 'server' && access === 'public');
