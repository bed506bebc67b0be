import { changeRegistry, type NextRevision, type Store } from '@portal/releases/change-registry';
import { servedReleases } from '@portal/releases/channel';
import {
  readRegistry,
  type Channel,
  type Registry,
  type RegistryChange,
} from '@portal/releases/registry';
import { refuseUnrenderable } from 'shell/refuse-unrenderable';
import { author } from './author';
import { conflictsIn, dropUnfitFallbacks } from './conflicts';
import { refuseContract } from './refuse-contract';
import { refuseGone, unlessGone } from './unless-gone';

export type ChangeOptions = Store & {
  readonly why?: string | undefined;
  /** Takes what the person who publishes should know of, a line each. */
  readonly tell?: ((line: string) => void) | undefined;
};

type Channels = Readonly<Record<string, Channel>>;

/** An application with its new channel. */
type Changed = readonly [name: string, channel: Channel];

export type Change = {
  readonly action: RegistryChange['action'];
  /** The channels that some applications get; fails if there is no sense in it. */
  readonly choose: (current: Registry) => Channels;
  /** What was live could be rendered once, and going back must not wait. */
  readonly isRendered: boolean;
};

/** The registry after the change, which is one new revision; refuses what would break for a visitor. */
export const applyChange = (change: Change, options: ChangeOptions) =>
  changeRegistry(options, (current) => workOut(current, change, options));

/** Refuses what `applyChange` would refuse, and changes nothing. */
export async function tryChange(change: Change, options: ChangeOptions) {
  await workOut(await readRegistry(options.releasesFolder), change, options);
}

/** Nothing, if nothing changes. */
async function workOut(
  current: Registry,
  change: Change,
  options: ChangeOptions,
): Promise<NextRevision | undefined> {
  const changed = Object.entries(change.choose(current)).filter(
    ([name, channel]) => channel !== current.applications[name],
  );
  if (changed.length === 0) return undefined;
  const { releasesFolder, bucket } = options;
  const releases = servedReleases(Object.fromEntries(changed));
  const confirm = () => refuseGone(releasesFolder, releases);
  await bucket?.take(releases);
  await confirm();
  return unlessGone(releasesFolder, releases, async () => ({
    ...(await nextRevision(current, { ...change, changed }, options)),
    confirm,
  }));
}

async function nextRevision(
  current: Registry,
  { action, isRendered, changed }: Change & { readonly changed: readonly Changed[] },
  options: ChangeOptions,
): Promise<NextRevision> {
  const { releasesFolder, why, tell } = options;
  const { applications } = current;
  const registry = {
    ...current,
    applications: { ...applications, ...Object.fromEntries(changed) },
  };
  const conflicts = await conflictsIn(releasesFolder, registry);
  if (conflicts.length > 0) throw new Error(conflicts.join('\n'));
  const names = changed.map(([name]) => name);
  const set = setWith(registry, names);
  if (isRendered) await refuseContract(options, releasesOf(changed));
  if (isRendered) await refuseUnrenderable(releasesFolder, { set, changed: names });
  const fit = await dropUnfitFallbacks(releasesFolder, registry);
  for (const line of fit.told) tell?.(line);
  const changes = changed.map(([application, channel]) => ({
    application,
    ...difference(applications[application], channel),
  }));
  return {
    applications: fit.registry.applications,
    change: { who: author(), action, changes, ...(why && { why }) },
  };
}

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
