import type { Channel, Registry } from '@portal/releases/registry';

/** Who asks: a visitor's bucket stays the same, and pins choose published releases for one browser. */
export type Visitor = {
  /** 0 to 99. */
  readonly bucket: number;
  readonly pins: Readonly<Record<string, string>>;
};

/** By application: the release to run, then the one that takes over when it cannot be had. */
export type Resolution = Readonly<Record<string, readonly string[]>>;

/** Which releases a request gets. */
export const resolve = ({ applications }: Registry, { bucket, pins }: Visitor): Resolution =>
  Object.fromEntries(
    Object.entries(applications).map(([name, channel]) => [
      name,
      [...new Set(releasesOf(channel, pins[name], bucket))],
    ]),
  );

function releasesOf(channel: Channel, pin: string | undefined, bucket: number) {
  const { live, previous, canary, published } = channel;
  if (pin && published.includes(pin)) return [pin, live];
  // A share that grows keeps everyone who was in it.
  if (canary && bucket < canary.percent) return [canary.id, live];
  return previous ? [live, previous] : [live];
}
