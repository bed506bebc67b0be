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
import { checkOnce, type PassedChecks } from './passed-checks';
import { refuseAll } from './refuse-all';
import { refuseContract } from './refuse-contract';
import { settleAddresses } from './settle-addresses';
import { signUnsigned, type Origins } from './sign-releases';
import type { SignerSource } from './signer';
import { createSourcePlaces } from './source-places';
import { refuseGone, reportingRemovals } from './reporting-removals';

export type ChangeOptions = Store & {
  readonly why?: string | undefined;
  /** Receives messages for the caller, line by line. */
  readonly tell?: ((line: string) => void) | undefined;
  /** Returns the caller's key. Without a key, only applications without an owner can be changed. */
  readonly signer?: SignerSource | undefined;
  /** The releases built by this command, with the origin of their sources. */
  readonly origins?: Origins | undefined;
  /** Text before the name of a command, such as `npm run release --`. */
  readonly program?: string | undefined;
  /** Checks passed earlier in this command. If missing, every check runs. */
  readonly proved?: PassedChecks | undefined;
  /** Requested handling of addresses that lose their page. */
  readonly addresses?: AskedAddresses | undefined;
};

type Channels = Readonly<Record<string, Channel>>;

export type Change = {
  readonly action: ChangeAction;
  /** Returns the new channels. Throws if the change is not possible. */
  readonly choose: (current: Registry) => Channels;
  /**
   * True if the server must first prove that it can render the pages. False for a rollback, which
   * must not wait; its releases were rendered before.
   */
  readonly isRendered: boolean;
  readonly removed?: (current: Registry) => readonly string[];
  /** Replaces all existing redirects. */
  readonly redirects?: (current: Registry) => OwnedRedirects;
  readonly owners?: (current: Registry) => Readonly<Record<string, Owner>>;
};

/**
 * Applies a change as one new revision and returns the registry. Refuses changes that would break
 * pages for visitors.
 */
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

/** Applies the checks of `applyChange` without changing anything. */
export async function tryChange(change: Change, options: ChangeOptions) {
  await workOut(await readRegistry(options.releasesFolder), change, options);
}

/** Returns the new channels, owners and redirects, and the affected applications. */
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

/** A change that passed all checks. */
type Worked = {
  readonly next: NextRevision;
  /** Applications that had no owner before. */
  readonly claimed: readonly string[];
  /** Newly served releases; empty for a rollback. */
  readonly published: readonly ReleaseName[];
};

/** Returns undefined if nothing changes. */
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
  return reportingRemovals(releasesFolder, releases, async () => {
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

/** Actions that must settle every lost address; a rollback must not wait for that. */
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

/**
 * Refuses releases that the server cannot render, or with a contract that the API does not answer.
 */
async function refuseUnanswered(
  registry: Registry,
  permitted: PermittedChange,
  options: ChangeOptions,
) {
  const changed = permitted.changed.map(([name]) => name);
  await refuseContract(options, releasesOf(permitted));
  const plan = { set: setWith(registry, changed), changed };
  await checkOnce(options.proved, `rendered ${JSON.stringify(plan)}`, () =>
    refuseUnrenderable(options.releasesFolder, {
      ...plan,
      placeOf: createSourcePlaces(options.releasesFolder).describe,
    }),
  );
}

/** The entry for the history. */
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
