import { backFrom, withRollback, withdrawCanary } from '@portal/releases/channel';
import type { Channel, Registry } from '@portal/releases/registry';

/** A watched release, and the release that it is compared with. */
export type WatchedRelease = {
  readonly application: string;
  readonly id: string;
  readonly role: 'canary' | 'live';
  /** The release of all other visitors, or the previous one; undefined without one. */
  readonly other: string | undefined;
  /** Start of its current role. */
  readonly since: string;
};

/** Duration of the watch after going live, in milliseconds. */
const firstHours = 6 * 60 * 60 * 1000;

/** Canaries, and recent live releases that can be reverted. */
export const watchedReleasesOf = (
  { applications }: Registry,
  now: number,
): readonly WatchedRelease[] =>
  Object.entries(applications).flatMap(([application, channel]) => [
    ...canaryOf(application, channel),
    ...freshOf(application, channel, now),
  ]);

const canaryOf = (application: string, { canary, live }: Channel): readonly WatchedRelease[] =>
  canary
    ? [{ application, id: canary.id, role: 'canary', other: live, since: canary.since ?? '' }]
    : [];

function freshOf(application: string, channel: Channel, now: number): readonly WatchedRelease[] {
  const { live, since } = channel;
  const other = backFrom(channel);
  if (!live || !since || !other || !isFresh(channel, now)) return [];
  return [{ application, id: live, role: 'live', other, since }];
}

const isFresh = ({ since }: Channel, now: number) =>
  since !== undefined && now - Date.parse(since) <= firstHours;

/**
 * The newest release is the likeliest cause of a failure: 2 if not all visitors get it, 1 if it
 * went live recently, otherwise 0.
 */
export function noveltyOf(channel: Channel | undefined, id: string, now: number) {
  if (channel?.live !== id) return 2;
  return isFresh(channel, now) ? 1 : 0;
}

/** The channel without the watched release; unchanged if the release is no longer there. */
export function withoutSuspect(channel: Channel, { id, role, other }: WatchedRelease): Channel {
  if (role === 'canary') return channel.canary?.id === id ? withdrawCanary(channel) : channel;
  const isThere = channel.live === id && other !== undefined && backFrom(channel) === other;
  return isThere ? withRollback(channel, other) : channel;
}
