import { isDeepStrictEqual } from 'node:util';
import { asksForAny, noAddresses, type AskedAddresses } from '@portal/releases/addresses';
import { changeRegistry, type NextRevision, type Store } from '@portal/releases/change-registry';
import {
  groupOf,
  servedReleases,
  withWholeGroups,
  type ReleaseName,
} from '@portal/releases/channel';
import { releaseKey } from '@portal/releases/needed-releases';
import { describeOwner, type Owner } from '@portal/releases/owner';
import { ownerOf } from '@portal/releases/ownership';
import {
  readRegistry,
  type ChangeAction,
  type Channel,
  type Registry,
} from '@portal/releases/registry';
import { createReleaseReader } from '@portal/releases/read-releases';
import type { Redirects } from '@portal/releases/redirects';
import { refuseUnrenderable } from 'shell/refuse-unrenderable';
import { author } from './author';
import { authorize, type Authority } from './authorize';
import { conflictsIn, dropUnfitFallbacks } from './conflicts';
import { refuseContract } from './refuse-contract';
import { settleAddresses } from './settle-addresses';
import { signUnsigned, type Origins } from './sign-releases';
import type { SignerSource } from './signer';
import { refuseGone, unlessGone } from './unless-gone';

export type ChangeOptions = Store & {
  readonly why?: string | undefined;
  /** Takes what the person who publishes should know of, a line each. */
  readonly tell?: ((line: string) => void) | undefined;
  /** Gives the key of who changes something; without one only what nobody owns can be changed. */
  readonly signer?: SignerSource | undefined;
  /** What was built here, with what is known of its sources. */
  readonly origins?: Origins | undefined;
  /** What is to become of addresses that are lost by it. */
  readonly addresses?: AskedAddresses | undefined;
};

type Channels = Readonly<Record<string, Channel>>;

/** An application with its new channel. */
type Changed = readonly [name: string, channel: Channel];

export type Change = {
  readonly action: ChangeAction;
  /** The channels that some applications get; fails if there is no sense in it. */
  readonly choose: (current: Registry) => Channels;
  /** What was live could be rendered once, and going back must not wait. */
  readonly isRendered: boolean;
  /** Applications that are none any more. */
  readonly removed?: (current: Registry) => readonly string[];
  /** In the place of the redirects that there are. */
  readonly redirects?: (current: Registry) => Redirects | undefined;
  /** Owners that some applications get. */
  readonly owners?: (current: Registry) => Readonly<Record<string, Owner>>;
};

/** The registry after the change, which is one new revision; refuses what would break for a visitor. */
export async function applyChange(change: Change, options: ChangeOptions) {
  let claimed: readonly string[] = [];
  const registry = await changeRegistry(options, async (current) => {
    const worked = await workOut(current, change, options);
    if (!worked) return undefined;
    claimed = worked.claimed;
    await signUnsigned(worked.published, options);
    return worked.next;
  });
  const [first = ''] = claimed;
  const owner = ownerOf(registry, first);
  if (owner)
    options.tell?.(
      `Desde ahora ${listed(claimed)} ${claimed.length > 1 ? 'son' : 'es'} de ${describeOwner(owner)}.`,
    );
  return registry;
}

/** Refuses what `applyChange` would refuse, and changes nothing. */
export async function tryChange(change: Change, options: ChangeOptions) {
  await workOut(await readRegistry(options.releasesFolder), change, options);
}

/** A change that may be made. */
type Worked = {
  readonly next: NextRevision;
  /** Applications that nobody owned before. */
  readonly claimed: readonly string[];
  /** Releases that visitors get by it, unless going back to them. */
  readonly published: readonly ReleaseName[];
};

type Permitted = Omit<Change, 'removed'> & {
  readonly removed: readonly string[];
  readonly changed: readonly Changed[];
  /** Those of them that were asked for; others follow from these. */
  readonly named: readonly string[];
  readonly authority: Omit<Authority, 'claimed'>;
};

/** Nothing, if nothing changes. */
async function workOut(
  current: Registry,
  change: Change,
  options: ChangeOptions,
): Promise<Worked | undefined> {
  const { applications } = current;
  const chosen = Object.entries(change.choose(current));
  const named = chosen.filter(([name, channel]) => channel !== applications[name]);
  const removed = change.removed?.(current) ?? [];
  const changed = Object.entries(
    withWholeGroups(applications, { changed: Object.fromEntries(named), removed }),
  );
  const owners = change.owners?.(current) ?? {};
  const { releasesFolder, bucket, addresses } = options;
  const touched = [...(asksForAny(addresses) ? chosen : []), ...changed].map(([name]) => name);
  const names = [...new Set([...touched, ...removed, ...Object.keys(owners)])];
  if (names.length === 0) return undefined;
  const releases = servedReleases(Object.fromEntries(changed));
  const confirm = () => refuseGone(releasesFolder, releases);
  await bucket?.take(releases);
  await confirm();
  return unlessGone(releasesFolder, releases, async () => {
    const published = isPublication(change) ? newOf(current, releases) : [];
    const { claimed, ...authority } = await authorize(
      current,
      { names, owners, published },
      { releasesFolder, signer: await options.signer?.() },
    );
    const permitted = {
      ...change,
      changed,
      named: named.map(([name]) => name),
      removed,
      authority,
    };
    const next = await nextRevision(current, permitted, options);
    const isSame = changed.length === 0 && removed.length === 0 && next.change.changes.length === 0;
    if (isSame && isDeepStrictEqual(next.redirects, current.redirects ?? {})) return undefined;
    return { next: { ...next, confirm }, claimed, published };
  });
}

/** Those that visitors do not get yet. */
function newOf({ applications }: Registry, releases: readonly ReleaseName[]) {
  const before = new Set(servedReleases(applications).map(releaseKey));
  return releases.filter((one) => !before.has(releaseKey(one)));
}

/** Who goes back must not wait for addresses. */
const strictActions: ReadonlySet<Change['action']> = new Set(['publish', 'canary', 'retire']);

const isPublication = ({ action }: Change) => action === 'publish' || action === 'canary';

const listed = (names: readonly string[]) => new Intl.ListFormat('es').format(names);

async function nextRevision(
  current: Registry,
  permitted: Permitted,
  options: ChangeOptions,
): Promise<NextRevision> {
  const { action, isRendered, changed, removed, redirects: asked, authority } = permitted;
  const { releasesFolder, why, tell, addresses = noAddresses } = options;
  const { applications } = current;
  const all = Object.entries({ ...applications, ...Object.fromEntries(changed) });
  const kept = all.filter(([name]) => !removed.includes(name));
  const registry = { ...current, applications: Object.fromEntries(kept) };
  const readAll = createReleaseReader(releasesFolder);
  const conflicts = await conflictsIn(readAll, registry);
  if (conflicts.length > 0) throw new Error(conflicts.join('\n'));
  const names = changed.map(([name]) => name);
  const set = setWith(registry, names);
  if (isRendered) await refuseContract(options, releasesOf(changed));
  if (isRendered) await refuseUnrenderable(releasesFolder, { set, changed: names });
  const fit = await dropUnfitFallbacks(readAll, registry);
  const known = asked?.(current) ?? current.redirects;
  const { redirects, told } = await settleAddresses(
    { before: { ...current, redirects: known ?? {} }, after: registry },
    { releasesFolder, asked: addresses, isStrict: strictActions.has(action) },
  );
  for (const line of [...endedCanaries(current, permitted), ...fit.told, ...told]) tell?.(line);
  const changes = changed.map(([application, channel]) => ({
    application,
    ...difference(applications[application], channel),
  }));
  const { owners, key } = authority;
  const given =
    action === 'owner' ? Object.keys(owners).map((application) => ({ application })) : [];
  const gone = removed.flatMap((application) => {
    const { live } = applications[application] ?? {};
    return live === undefined ? [] : [{ application, from: live }];
  });
  return {
    applications: fit.registry.applications,
    removed,
    owners,
    redirects,
    change: {
      who: author(),
      ...(key && { key }),
      action,
      changes: [...changes, ...given, ...gone],
      ...(why && { why }),
    },
  };
}

/** Of canaries that end though nobody named them: a line each that says why. */
const endedCanaries = ({ applications }: Registry, { changed, named }: Permitted) =>
  changed.flatMap(([name, { live, canary: now }]) => {
    const { live: before, canary } = applications[name] ?? {};
    if (!canary || now || canary.id === live) return [];
    const ends = `${name} ${canary.id} ya no es canario`;
    if (before !== live)
      return [`${ends}: ahora todas las visitas reciben ${live}, que es más nueva.`];
    const others = groupOf(applications, name).filter((one) => one !== name);
    return named.includes(name) ? [] : [`${ends}: iba junto con ${listed(others)}.`];
  });

/** What is newly given of the changed applications: the canary, else what is live. */
const releasesOf = (changed: readonly Changed[]) =>
  changed.map(([name, { live, canary }]) => ({ name, id: canary?.id ?? live }));

/** What a visitor gets for whom the canaries of these applications are, and no others. */
const setWith = ({ applications }: Registry, names: readonly string[]) =>
  Object.fromEntries(
    Object.entries(applications).map(([name, { live, canary }]) => [
      name,
      canary && names.includes(name) ? canary.id : live,
    ]),
  );

/** Of a canary, its release and share; else what is live. */
function difference(before: Channel | undefined, after: Channel) {
  if (before?.live !== after.live) return { ...(before && { from: before.live }), to: after.live };
  const { canary } = after;
  const from = before.canary?.id ?? before.live;
  return { from, to: canary?.id ?? after.live, ...(canary && { percent: canary.percent }) };
}
