import { userInfo } from 'node:os';
import { changeRegistry } from '@portal/releases/change-registry';
import { backFrom, published, wentBack, type ReleaseName } from '@portal/releases/channel';
import type { Channel, Registry, RegistryChange } from '@portal/releases/registry';
import { refuseUnrenderable } from 'shell/refuse-unrenderable';
import { conflictsIn, dropUnfitFallbacks } from './conflicts';
import { verifyRelease } from './verify-release';

type PublishOptions = {
  readonly releasesFolder: string;
  readonly why?: string | undefined;
  /** Takes what the person who publishes should know of, a line each. */
  readonly tell?: (line: string) => void;
};

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

function rolledBack(name: string, channel: Channel | undefined, id = channel && backFrom(channel)) {
  if (!channel || !id) throw new Error(`${name} no tiene una versión anterior a la que volver.`);
  if (!channel.published.includes(id)) throw new Error(`${name} ${id} nunca se publicó.`);
  return channel.live === id ? channel : wentBack(channel, id);
}

type NamedChannel = readonly [name: string, channel: Channel];

function makeLive(
  action: RegistryChange['action'],
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
    const changes = changed.map(([application, { live }]) => {
      const from = applications[application]?.live;
      return { application, ...(from && { from }), to: live };
    });
    const fit = await dropUnfitFallbacks(releasesFolder, registry);
    for (const line of fit.told) tell?.(line);
    const change = { who: userInfo().username, action, changes, ...(why && { why }) };
    return { applications: fit.registry.applications, change };
  });
}
