import type { Channel } from './registry';

/** A release by its application and id. */
export type ReleaseName = { readonly name: string; readonly id: string };

/** Nobody has got anything of the application yet. */
export const emptyChannel: Channel = { published: [], withdrawn: [] };

/** So many releases are remembered, for pins and for going back. */
const rememberedReleases = 20;

/**
 * A release that was live for less, in milliseconds, may have been replaced because it was bad: nothing falls back
 * on it.
 */
const untilProved = 15 * 60 * 1000;

/**
 * Everybody gets a release from now on, who has a canary too. The last one that stood its time takes over if it
 * cannot be had.
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

/** Of those from before nobody knows since when they are live. */
const isProved = ({ since }: Pick<Channel, 'since'>) =>
  since === undefined || Date.now() - Date.parse(since) >= untilProved;

type NewCanary = Pick<NonNullable<Channel['canary']>, 'id' | 'percent' | 'group'>;

/** A share of the visitors, in per cent, gets a release from now on. A canary that it replaces is withdrawn. */
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

/** Nobody gets the canary any more. */
export function withdrawCanary({ canary, ...channel }: Channel): Channel {
  if (!canary) return channel;
  return { ...channel, withdrawn: remembered(canary.id, channel.withdrawn) };
}

/** The release that `goBack` makes live: the one before, unless it is named. */
export const backFrom = ({ live, previous, published: ids, withdrawn }: Channel) =>
  previous ?? ids.find((id) => id !== live && !withdrawn.includes(id));

/**
 * A release that was live before is live again. The one that is left behind was not good, so nothing falls
 * back on it.
 */
export function wentBack(channel: Channel, id: string): Channel {
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

/** A channel is again what it was, as far as visitors see; what is left behind was not good. */
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
  return live === undefined ? withoutLive(channel) : wentBack(channel, live);
};

/** Nobody gets what was live any more. */
function withoutLive({ live, previous: _older, since: _ended, ...channel }: Channel): Channel {
  if (live === undefined) return channel;
  return { ...channel, withdrawn: remembered(live, channel.withdrawn) };
}

/** Whether visitors get the same by both. */
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

/** What a change gives some applications, and takes away. */
type Changes = { readonly changed: Channels; readonly removed?: readonly string[] | undefined };

/**
 * The changed channels, and those of all whose canary one visitor may only get along with one that ends: such
 * canaries end together.
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

/** The applications whose canary goes with that of one, itself included; it alone if it has none of a group. */
export function groupOf(applications: Channels, name: string) {
  const group = applications[name]?.canary?.group;
  if (group === undefined) return [name];
  return Object.keys(applications).filter((one) => applications[one]?.canary?.group === group);
}

/** Its pages say that they are switched off, with these words. */
export const switchedOff = (channel: Channel, message: string): Channel => ({
  ...channel,
  disabled: { message, since: new Date().toISOString() },
});

export const switchedOn = ({ disabled: _disabled, ...channel }: Channel): Channel => channel;

/** What visitors get of an application: what is live, and its canary. */
export const served = ({ live, canary }: Channel): readonly string[] => [
  ...(live === undefined ? [] : [live]),
  ...(canary ? [canary.id] : []),
];

/** What visitors get of all. */
export const servedReleases = (applications: Channels): readonly ReleaseName[] =>
  Object.entries(applications).flatMap(([name, channel]) =>
    served(channel).map((id) => ({ name, id })),
  );

/** What everybody gets of all. */
export const liveReleases = (applications: Channels): readonly ReleaseName[] =>
  Object.entries(applications).flatMap(([name, { live }]) =>
    live === undefined ? [] : [{ name, id: live }],
  );

/** What one browser may choose: all that was published, even if it was taken back. */
export const choosable = ({ canary, published: ids, withdrawn }: Channel): readonly string[] => [
  ...new Set([...(canary ? [canary.id] : []), ...ids, ...withdrawn]),
];

/** A canary goes on, unless it is what everybody gets. */
function withoutCanary<Kept extends Pick<Channel, 'canary'>>(
  { canary, ...kept }: Kept,
  live: string,
) {
  return { ...kept, ...(canary && canary.id !== live && { canary }) };
}

const remembered = (id: string, ids: readonly string[]) =>
  [id, ...ids.filter((other) => other !== id)].slice(0, rememberedReleases);
