import { backFrom, wentBack, withdrawCanary } from '@portal/releases/channel';
import type { Channel, Registry } from '@portal/releases/registry';

/** A release that is watched, and the one that it may not be worse than. */
export type Suspect = {
  readonly application: string;
  readonly id: string;
  readonly role: 'canary' | 'live';
  /** Everybody else gets it, or did so before; without one, nobody else has the application. */
  readonly other: string | undefined;
  /** When it began to be what it is. */
  readonly since: string;
};

/** What is live is watched for so long, in milliseconds. */
const firstHours = 6 * 60 * 60 * 1000;

/** Canaries, and what is live since a short while and can be gone back from. */
export const suspectsOf = ({ applications }: Registry, now: number): readonly Suspect[] =>
  Object.entries(applications).flatMap(([application, channel]) => [
    ...canaryOf(application, channel),
    ...freshOf(application, channel, now),
  ]);

const canaryOf = (application: string, { canary, live }: Channel): readonly Suspect[] =>
  canary
    ? [{ application, id: canary.id, role: 'canary', other: live, since: canary.since ?? '' }]
    : [];

function freshOf(application: string, channel: Channel, now: number): readonly Suspect[] {
  const { live, since } = channel;
  const other = backFrom(channel);
  if (!live || !since || !other || !isFresh(channel, now)) return [];
  return [{ application, id: live, role: 'live', other, since }];
}

const isFresh = ({ since }: Channel, now: number) =>
  since !== undefined && now - Date.parse(since) <= firstHours;

/**
 * How new a release is to visitors, as what is newest is the likeliest cause of a failure: 2, if not everybody
 * gets it, 1 for what is live since a short while, else 0.
 */
export function noveltyOf(channel: Channel | undefined, id: string, now: number) {
  if (channel?.live !== id) return 2;
  return isFresh(channel, now) ? 1 : 0;
}

/** The channel without the release; as it is, if it is not there any more. */
export function withoutSuspect(channel: Channel, { id, role, other }: Suspect): Channel {
  if (role === 'canary') return channel.canary?.id === id ? withdrawCanary(channel) : channel;
  const isThere = channel.live === id && other !== undefined && backFrom(channel) === other;
  return isThere ? wentBack(channel, other) : channel;
}
