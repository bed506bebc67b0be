import type { Channel } from './registry';

/** A release, identified by its application and id. */
export type ReleaseName = { readonly name: string; readonly id: string };

/** Channel of an application without releases. */
export const emptyChannel: Channel = { published: [], withdrawn: [] };

/** Number of releases to choose from in the panel and for going back. */
const rememberedReleases = 20;

/**
 * A release that was live for a shorter time, in milliseconds, is no fallback, because it may have
 * been replaced for being bad.
 */
const untilProved = 15 * 60 * 1000;

/**
 * Makes a release live for all visitors, including those of a canary. The fallback is the last
 * release that was live long enough.
 */
export function published(channel: Channel | undefined, id: string): Channel {
  const since = new Date().toISOString();
  if (channel?.live === id) return channel;
  const { live, previous, ...kept } = withdrawCanary(channel ?? emptyChannel);
  const fallback = isProved(kept) ? live : (previous ?? live);
  return {
    ...kept,
    live: id,
    since,
    ...(fallback !== undefined && { previous: fallback }),
    published: remembered(id, kept.published),
    withdrawn: kept.withdrawn.filter((other) => other !== id),
  };
}

/** Entries of earlier versions have no time and count as proved. */
const isProved = ({ since }: Pick<Channel, 'since'>) =>
  since === undefined || Date.now() - Date.parse(since) >= untilProved;

type NewCanary = Pick<NonNullable<Channel['canary']>, 'id' | 'percent' | 'group'>;

/**
 * Gives a release to a share of the visitors, in per cent. Withdraws the canary that it replaces.
 */
export function withCanary(channel: Channel, { id, percent, group }: NewCanary) {
  const { canary } = channel;
  const isSame = canary?.id === id;
  const since = (isSame && canary.since) || new Date().toISOString();
  const left = isSame ? channel : withdrawCanary(channel);
  return {
    ...left,
    canary: { id, percent, since, ...(group !== undefined && { group }) },
    withdrawn: left.withdrawn.filter((other) => other !== id),
  } satisfies Channel;
}

export function withdrawCanary({ canary, ...channel }: Channel): Channel {
  if (!canary) return channel;
  return { ...channel, withdrawn: remembered(canary.id, channel.withdrawn) };
}

/** Release that going back makes live without a given id. */
export const backFrom = ({ live, previous, published: ids, withdrawn }: Channel) =>
  previous ?? ids.find((id) => id !== live && !withdrawn.includes(id));

/** Makes an earlier release live again. The replaced one was bad, so it is no fallback. */
export function withRollback(channel: Channel, id: string): Channel {
  const { live: _left, previous: _older, ...kept } = channel;
  const withdrawn = withoutLive(channel).withdrawn.filter((other) => other !== id);
  const previous = channel.published
    .slice(channel.published.indexOf(id) + 1)
    .find((other) => !withdrawn.includes(other));
  return {
    ...withoutCanary(kept, id),
    live: id,
    since: new Date().toISOString(),
    ...(previous && { previous }),
    withdrawn,
  };
}

/**
 * Restores the part of an earlier channel that visitors see. The replaced releases count as bad.
 */
export function restored(channel: Channel, { live, canary, disabled }: Channel): Channel {
  const { disabled: _now, canary: _ends, ...kept } = withdrawCanary(backAt(channel, live));
  return {
    ...kept,
    ...(canary && { canary }),
    ...(disabled && { disabled }),
    withdrawn: kept.withdrawn.filter((id) => id !== canary?.id),
  };
}

const backAt = (channel: Channel, live: string | undefined) => {
  if (channel.live === live) return channel;
  return live === undefined ? withoutLive(channel) : withRollback(channel, live);
};

function withoutLive({ live, previous: _older, since: _ended, ...channel }: Channel): Channel {
  if (live === undefined) return channel;
  return { ...channel, withdrawn: remembered(live, channel.withdrawn) };
}

/** True if visitors receive the same from both channels. */
export const isSameForVisitors = (one: Channel | undefined, other: Channel | undefined) =>
  JSON.stringify(shownOf(one)) === JSON.stringify(shownOf(other));

const shownOf = (channel: Channel | undefined) =>
  channel && [
    channel.live,
    channel.canary?.id,
    channel.canary?.percent,
    channel.canary?.group,
    channel.disabled?.message,
  ];

type Channels = Readonly<Record<string, Channel>>;

/** Channels that a change sets or removes. */
type Changes = { readonly changed: Channels; readonly removed?: readonly string[] | undefined };

/**
 * The changed channels, plus those with a canary of the same group as an ended one. Such canaries
 * end together.
 */
export function withWholeGroups(before: Channels, { changed, removed = [] }: Changes): Channels {
  const names = [...Object.keys(changed), ...removed];
  const ended = new Set(
    names.flatMap((name) => {
      const group = before[name]?.canary?.group;
      return group === undefined || changed[name]?.canary?.group === group ? [] : [group];
    }),
  );
  const others = Object.entries(before).filter(
    ([name, { canary }]) =>
      !names.includes(name) && canary?.group !== undefined && ended.has(canary.group),
  );
  return {
    ...changed,
    ...Object.fromEntries(others.map(([name, channel]) => [name, withdrawCanary(channel)])),
  };
}

/**
 * Applications with a canary of the same group, including this one; only this one without a group.
 */
export function groupOf(applications: Channels, name: string) {
  const group = applications[name]?.canary?.group;
  if (group === undefined) return [name];
  return Object.keys(applications).filter((one) => applications[one]?.canary?.group === group);
}

/** Disables the application. Its pages show the message. */
export const withDisabled = (channel: Channel, message: string): Channel => ({
  ...channel,
  disabled: { message, since: new Date().toISOString() },
});

export const withEnabled = ({ disabled: _disabled, ...channel }: Channel): Channel => channel;

/** Ids of the releases that visitors receive: live and canary. */
export const served = ({ live, canary }: Channel): readonly string[] => [
  ...(live === undefined ? [] : [live]),
  ...(canary ? [canary.id] : []),
];

/** Releases that visitors receive of all applications. */
export const servedReleases = (applications: Channels): readonly ReleaseName[] =>
  Object.entries(applications).flatMap(([name, channel]) =>
    served(channel).map((id) => ({ name, id })),
  );

/** Live releases of all applications. */
export const liveReleases = (applications: Channels): readonly ReleaseName[] =>
  Object.entries(applications).flatMap(([name, { live }]) =>
    live === undefined ? [] : [{ name, id: live }],
  );

/**
 * Ids that a browser may choose as release override: all published ones, including withdrawn ones.
 */
export const selectableReleases = ({
  canary,
  published: ids,
  withdrawn,
}: Channel): readonly string[] => [
  ...new Set([...(canary ? [canary.id] : []), ...ids, ...withdrawn]),
];

/** Keeps the canary unless it becomes the live release. */
function withoutCanary<Kept extends Pick<Channel, 'canary'>>(
  { canary, ...kept }: Kept,
  live: string,
) {
  return { ...kept, ...(canary && canary.id !== live && { canary }) };
}

const remembered = (id: string, ids: readonly string[]) =>
  [id, ...ids.filter((other) => other !== id)].slice(0, rememberedReleases);
