import { userInfo } from 'node:os';
import type { Channel, Registry } from '@portal/releases/registry';
import { refuseUnrenderable } from 'shell/refuse-unrenderable';
import { conflictsIn, dropUnfitFallbacks } from './conflicts';
import { changeRegistry } from './registry-store';
import { verifyRelease } from './verify-release';

/** A release by its application and id. */
export type ReleaseName = { readonly name: string; readonly id: string };

type PublishOptions = {
  readonly releasesFolder: string;
  readonly why?: string | undefined;
  /** Takes what the person who publishes should know of, a line each. */
  readonly tell?: (line: string) => void;
};

/** So many releases are remembered, for pins and for going back. */
const rememberedReleases = 20;

/** Makes releases live, together, in one revision; refuses what would break in the page. */
export async function publish(wanted: readonly ReleaseName[], options: PublishOptions) {
  const { releasesFolder } = options;
  await Promise.all(wanted.map(({ name, id }) => verifyRelease(releasesFolder, name, id)));
  return makeLive('publish', options, ({ applications }) =>
    wanted.map(({ name, id }) => [name, published(applications[name], id)]),
  );
}

/** Makes the last good release of an application live again, or the one that is named. */
export function rollback(name: string, id: string | undefined, options: PublishOptions) {
  return makeLive('rollback', options, ({ applications }) => [
    [name, rolledBack(name, applications[name], id)],
  ]);
}

function published(channel: Channel | undefined, id: string): Channel {
  if (!channel) return { live: id, published: [id] };
  if (channel.live === id) return channel;
  const earlier = channel.published.filter((other) => other !== id);
  return {
    live: id,
    previous: channel.live,
    ...canaryBeside(id, channel),
    published: [id, ...earlier].slice(0, rememberedReleases),
  };
}

/** The release that is left behind was not good, so the one before takes over if need be. */
function rolledBack(name: string, channel: Channel | undefined, id = channel?.previous): Channel {
  if (!channel || !id) throw new Error(`${name} no tiene una versión anterior a la que volver.`);
  const place = channel.published.indexOf(id);
  if (place < 0) throw new Error(`${name} ${id} nunca se publicó.`);
  const previous = channel.published[place + 1];
  return {
    live: id,
    ...(previous && { previous }),
    ...canaryBeside(id, channel),
    published: channel.published,
  };
}

/** A canary goes on, unless it is what everybody gets. */
const canaryBeside = (live: string, { canary }: Channel) =>
  canary && canary.id !== live ? { canary } : {};

type NamedChannel = readonly [name: string, channel: Channel];

function makeLive(
  action: string,
  { releasesFolder, why, tell }: PublishOptions,
  choose: (current: Registry) => readonly NamedChannel[],
) {
  return changeRegistry(releasesFolder, async (current) => {
    const { applications } = current;
    const changed = choose(current).filter(([name, { live }]) => live !== applications[name]?.live);
    if (changed.length === 0) return undefined;
    const registry = {
      ...current,
      applications: { ...applications, ...Object.fromEntries(changed) },
    };
    const conflicts = await conflictsIn(releasesFolder, registry);
    if (conflicts.length > 0) throw new Error(conflicts.join('\n'));
    // What was live could be rendered once, and going back must not wait.
    if (action === 'publish') {
      await refuseUnrenderable(releasesFolder, {
        registry,
        changed: changed.map(([name]) => name),
      });
    }
    const changes = changed.map(([application, { live }]) => ({
      application,
      from: applications[application]?.live,
      to: live,
    }));
    const fit = await dropUnfitFallbacks(releasesFolder, registry);
    for (const line of fit.told) tell?.(line);
    const entry = { who: userInfo().username, action, changes, ...(why && { why }) };
    return { registry: fit.registry, entry };
  });
}
