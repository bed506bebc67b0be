import { isDeepStrictEqual } from 'node:util';
import { asksForAny, noAddresses, type AskedAddresses } from '@portal/releases/addresses';
import {
  changeRegistry,
  newlyServed,
  type NextRevision,
  type Store,
} from '@portal/releases/change-registry';
import { servedReleases, withWholeGroups, type ReleaseName } from '@portal/releases/channel';
import { describeOwner, type Owner } from '@portal/releases/owner';
import { ownerOf } from '@portal/releases/ownership';
import {
  readRegistry,
  type ChangeAction,
  type Channel,
  type Registry,
} from '@portal/releases/registry';
import { createReleaseReader } from '@portal/releases/read-releases';
import { ownedRedirects, type OwnedRedirects } from '@portal/releases/redirects';
import { refuseUnrenderable } from 'shell/refuse-unrenderable';
import { author } from './author';
import { authorize } from './authorize';
import { conflictsIn, dropUnfitFallbacks } from './conflicts';
import {
  endedCanaries,
  listed,
  notedChanges,
  registryWith,
  releasesOf,
  setWith,
  withRedirectHolders,
  type PermittedChange,
} from './permitted-change';
import { proveOnce, type Proved } from './proved';
import { refuseAll } from './refuse-all';
import { refuseContract } from './refuse-contract';
import { settleAddresses } from './settle-addresses';
import { signUnsigned, type Origins } from './sign-releases';
import type { SignerSource } from './signer';
import { createSourcePlaces } from './source-places';
import { refuseGone, unlessGone } from './unless-gone';

export type ChangeOptions = Store & {
  readonly why?: string | undefined;
  /** Takes what the person who publishes should know of, a line each. */
  readonly tell?: ((line: string) => void) | undefined;
  /** Gives the key of who changes something; without one only what nobody owns can be changed. */
  readonly signer?: SignerSource | undefined;
  /** What was built here, with what is known of its sources. */
  readonly origins?: Origins | undefined;
  /** What is typed before the name of a command. */
  readonly program?: string | undefined;
  /** What the same command has proved before; all is proved where there is none. */
  readonly proved?: Proved | undefined;
  /** What is to become of addresses that are lost by it. */
  readonly addresses?: AskedAddresses | undefined;
};

type Channels = Readonly<Record<string, Channel>>;

export type Change = {
  readonly action: ChangeAction;
  /** The channels that some applications get; fails if there is no sense in it. */
  readonly choose: (current: Registry) => Channels;
  /** What was live could be rendered once, and going back must not wait. */
  readonly isRendered: boolean;
  /** Applications that are none any more. */
  readonly removed?: (current: Registry) => readonly string[];
  /** In the place of the redirects that there are. */
  readonly redirects?: (current: Registry) => OwnedRedirects;
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

/** What a change would make of a registry, and the applications that it touches by that. */
function chosenIn(current: Registry, change: Change, addresses: AskedAddresses | undefined) {
  const { applications } = current;
  const chosen = Object.entries(change.choose(current));
  const named = chosen.filter(([name, channel]) => channel !== applications[name]);
  const removed = change.removed?.(current) ?? [];
  const changed = Object.entries(
    withWholeGroups(applications, { changed: Object.fromEntries(named), removed }),
  );
  const owners = change.owners?.(current) ?? {};
  const redirects = change.redirects?.(current) ?? ownedRedirects(current);
  const touched = [...(asksForAny(addresses) ? chosen : []), ...changed].map(([name]) => name);
  const asked = [...touched, ...removed, ...Object.keys(owners)];
  return {
    changed,
    named: named.map(([name]) => name),
    removed,
    owners,
    redirects,
    asker: removed[0] ?? asked[0] ?? '',
    names: withRedirectHolders(current, asked, redirects),
  };
}

/** A change that may be made. */
type Worked = {
  readonly next: NextRevision;
  /** Applications that nobody owned before. */
  readonly claimed: readonly string[];
  /** Releases that visitors get by it, unless going back to them. */
  readonly published: readonly ReleaseName[];
};

/** Nothing, if nothing changes. */
async function workOut(
  current: Registry,
  change: Change,
  options: ChangeOptions,
): Promise<Worked | undefined> {
  const { releasesFolder, bucket } = options;
  const { names, owners, ...chosen } = chosenIn(current, change, options.addresses);
  const { changed, removed } = chosen;
  if (names.length === 0 && !change.redirects) return undefined;
  const releases = servedReleases(Object.fromEntries(changed));
  const confirm = () => refuseGone(releasesFolder, releases);
  await bucket?.take(releases);
  await confirm();
  return unlessGone(releasesFolder, releases, async () => {
    const published = isPublication(change)
      ? newlyServed(current, { applications: Object.fromEntries(changed) })
      : [];
    const { claimed, ...authority } = await authorize(
      current,
      { names, owners, published },
      { releasesFolder, signer: await options.signer?.(), program: options.program },
    );
    const permitted = { ...change, ...chosen, authority };
    const next = await nextRevision(current, permitted, options);
    const isSame = changed.length === 0 && removed.length === 0 && next.change.changes.length === 0;
    if (isSame && isDeepStrictEqual(next.redirects, ownedRedirects(current))) return undefined;
    return { next: { ...next, confirm }, claimed, published };
  });
}

/** Who goes back must not wait for addresses. */
const strictActions: ReadonlySet<Change['action']> = new Set(['publish', 'canary', 'retire']);

const isPublication = ({ action }: Change) => action === 'publish' || action === 'canary';

async function nextRevision(
  current: Registry,
  permitted: PermittedChange,
  options: ChangeOptions,
): Promise<NextRevision> {
  const { releasesFolder, tell, addresses = noAddresses } = options;
  const registry = registryWith(current, permitted);
  const reader = createReleaseReader(releasesFolder);
  refuseAll(await conflictsIn(reader, registry));
  if (permitted.isRendered) await refuseUnanswered(registry, permitted, options);
  const fit = await dropUnfitFallbacks(reader, registry);
  const { redirects, told } = await settleAddresses(
    { before: current, after: registry },
    {
      reader,
      known: permitted.redirects,
      asked: addresses,
      asker: permitted.asker,
      refusalOf: permitted.authority.refusalOf,
      isStrict: strictActions.has(permitted.action),
    },
  );
  for (const line of [...endedCanaries(current, permitted), ...fit.told, ...told]) tell?.(line);
  return {
    applications: fit.registry.applications,
    removed: permitted.removed,
    owners: permitted.authority.owners,
    redirects,
    change: noteOf(current, permitted, options),
  };
}

/** Refuses releases whose pages the server cannot render, or whose calls the API does not answer. */
async function refuseUnanswered(
  registry: Registry,
  permitted: PermittedChange,
  options: ChangeOptions,
) {
  const changed = permitted.changed.map(([name]) => name);
  await refuseContract(options, releasesOf(permitted));
  const plan = { set: setWith(registry, changed), changed };
  await proveOnce(options.proved, `rendered ${JSON.stringify(plan)}`, () =>
    refuseUnrenderable(options.releasesFolder, {
      ...plan,
      placeOf: createSourcePlaces(options.releasesFolder).describe,
    }),
  );
}

/** What the history notes. */
function noteOf(current: Registry, permitted: PermittedChange, { why }: ChangeOptions) {
  const { key } = permitted.authority;
  return {
    who: author(),
    ...(key && { key }),
    action: permitted.action,
    changes: notedChanges(current, permitted),
    ...(why && { why }),
  };
}
