import type { Channel } from './registry';

/** A release by its application and id. */
export type ReleaseName = { readonly name: string; readonly id: string };

/** So many releases are remembered, for pins and for going back. */
const rememberedReleases = 20;

/** Everybody gets a release from now on. The one before takes over if it cannot be had. */
export function published(channel: Channel | undefined, id: string): Channel {
  const since = new Date().toISOString();
  if (!channel) return { live: id, since, published: [id], withdrawn: [] };
  if (channel.live === id) return channel;
  const { live, ...kept } = channel;
  return {
    ...withoutCanary(kept, id),
    live: id,
    since,
    previous: live,
    published: remembered(id, channel.published),
    withdrawn: channel.withdrawn.filter((other) => other !== id),
  };
}

/** A share of the visitors, in per cent, gets a release from now on. A canary that it replaces is withdrawn. */
export function withCanary(channel: Channel, { id, percent }: { id: string; percent: number }) {
  const { canary } = channel;
  const isSame = canary?.id === id;
  const since = (isSame && canary.since) || new Date().toISOString();
  const left = isSame ? channel : withdrawCanary(channel);
  return {
    ...left,
    canary: { id, percent, since },
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
  const { live, previous: _left, ...kept } = channel;
  const withdrawn = remembered(live, channel.withdrawn).filter((other) => other !== id);
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

/** Its pages say that they are switched off, with these words. */
export const switchedOff = (channel: Channel, message: string): Channel => ({
  ...channel,
  disabled: { message, since: new Date().toISOString() },
});

export const switchedOn = ({ disabled: _disabled, ...channel }: Channel): Channel => channel;

/** What visitors get of an application: what is live, and its canary. */
const served = ({ live, canary }: Channel): readonly string[] =>
  canary ? [live, canary.id] : [live];

/** What visitors get of all. */
export const servedReleases = (
  applications: Readonly<Record<string, Channel>>,
): readonly ReleaseName[] =>
  Object.entries(applications).flatMap(([name, channel]) =>
    served(channel).map((id) => ({ name, id })),
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
