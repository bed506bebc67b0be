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
import type { Conditions, Resolution } from './resolve';

export type SiteRoute = RemoteRoute & ComposedRoute;

/** One set of releases that runs together. */
export type Site = {
  /** The same for the same pages. */
  readonly key: string;
  /** The same for what a renderer runs. */
  readonly rendererKey: string;
  readonly conditions: Conditions;
  /** Chosen by one browser, not for everyone. */
  readonly isPinned?: boolean;
  readonly shell: Release;
  /** By application, the release that runs. */
  readonly releases: Readonly<Record<string, Release>>;
  readonly routes: readonly SiteRoute[];
  readonly composition: Composition;
  /** The shell, then the last good one to take over if it cannot be had in the browser. */
  readonly shells: readonly Release[];
  /** Releases that should be part of it and cannot be read, as `application/id`. */
  readonly unreadable: readonly string[];
  /** Applications of which no release can be read, so that nobody knows their addresses. */
  readonly missing: readonly string[];
};

/** Throws a refusal if there is no shell to be had. */
export async function composeSite(
  store: ReleaseStore,
  resolution: Resolution,
  conditions: Conditions,
): Promise<Site> {
  const { paused } = conditions;
  const { readable, unreadable } = await readReleases(store, resolution);
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
  // Of its routes a page gets what it needs; the rest stays on the server.
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

/** A page comes before a redirect: of a canary's addresses some have one, and others none. */
const unclaimed = (redirects: Redirects, routes: readonly SiteRoute[]) =>
  Object.fromEntries(
    Object.entries(redirects).filter(
      ([from]) => (matchRoutes([...routes], from)?.[0]?.route.path ?? '*') === '*',
    ),
  );

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/** A release that cannot be read is left out, so that the one before it takes over. */
async function readReleases(store: ReleaseStore, resolution: Resolution) {
  const readable: Record<string, Release[]> = {};
  const unreadable: string[] = [];
  const read = Object.entries(resolution).map(async ([name, ids]) => {
    const results = await Promise.allSettled(ids.map((id) => store.release(name, id)));
    readable[name] = results.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
    unreadable.push(
      ...ids.filter((_id, at) => results[at]?.status === 'rejected').map((id) => `${name}/${id}`),
    );
  });
  await Promise.all(read);
  return { readable, unreadable };
}

/** One that is worked on has the same id after each build. */
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

/** A page that is switched off is drawn by the shell, in the browser, and by nobody else. */
function siteRoute(route: RemoteRoute, application: string, paused: string | undefined): SiteRoute {
  if (paused !== undefined) {
    return { ...route, application, paused, render: 'client', ownTitle: false };
  }
  return { ...route, application, ...(isIndexed(route) && { isIndexed: true }) };
}

/** By release, the style sheets of a page with their hashes; nothing, if none has any. */
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

/** Pages for everyone that come as HTML, unless the route says otherwise. */
const isIndexed = ({ indexed, render, access }: RemoteRoute) =>
  indexed ?? (render === 'server' && access === 'public');
