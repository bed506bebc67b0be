import { choosable } from '@portal/releases/channel';
import type { Redirects } from '@portal/releases/redirects';
import type { Channel, Registry } from '@portal/releases/registry';

/** Who asks: a visitor's bucket stays the same, and pins choose published releases for one browser. */
export type Visitor = {
  /** 0 to 99; without one, no canary is for them. */
  readonly bucket?: number | undefined;
  readonly pins: Readonly<Record<string, string>>;
  /** Something does not work for them: they get the releases before. */
  readonly isSafe?: boolean;
};

/** By application: the release to run, then the one that takes over when it cannot be had. */
export type Resolution = Readonly<Record<string, readonly string[]>>;

/** What a set of releases is shown with. */
export type Conditions = {
  /** By application that is switched off, what its pages say. */
  readonly paused: Readonly<Record<string, string>>;
  /** A canary runs, so a page draws the share of its visitor. */
  readonly drawsShare: boolean;
  /** They are the releases before, for who has trouble with those that are live. */
  readonly isSafe: boolean;
  /** They were chosen for one browser, which its pages say. */
  readonly isPinned: boolean;
  /** Whoever looks may have faults shown. */
  readonly isDemo?: boolean;
  /** Where addresses lead that had a page once. */
  readonly redirects?: Redirects;
};

export const usualConditions: Conditions = {
  paused: {},
  drawsShare: false,
  isSafe: false,
  isPinned: false,
};

export function conditionsOf(
  { applications, redirects }: Registry,
  { isSafe = false, pins }: Visitor,
): Conditions {
  const channels = Object.entries(applications);
  return {
    paused: Object.fromEntries(
      channels.flatMap(([name, { disabled }]) =>
        // Without a shell there is no page to say it.
        disabled && name !== 'shell' ? [[name, disabled.message]] : [],
      ),
    ),
    drawsShare: channels.some(([, { canary }]) => canary !== undefined),
    isSafe,
    isPinned: !isSafe && Object.keys(pins).length > 0,
    ...(redirects && { redirects }),
  };
}

/** Which releases a request gets. */
export const resolve = ({ applications }: Registry, visitor: Visitor): Resolution =>
  Object.fromEntries(
    Object.entries(applications).flatMap(([name, channel]) => {
      const releases = [...new Set(releasesOf(name, channel, visitor))];
      return releases.length > 0 ? [[name, releases]] : [];
    }),
  );

function releasesOf(name: string, channel: Channel, { bucket, pins, isSafe }: Visitor) {
  const { previous, canary } = channel;
  const live = channel.live === undefined ? [] : [channel.live];
  const before = previous === undefined ? [] : [previous];
  const pin = pins[name];
  if (isSafe) return [...before, ...live];
  if (pin && choosable(channel).includes(pin)) return [pin, ...live];
  // A share that grows keeps everyone who was in it.
  if (canary && bucket !== undefined && bucket < canary.percent) return [canary.id, ...live];
  return [...live, ...before];
}
