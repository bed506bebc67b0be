import { selectableReleases } from '@portal/releases/channel';
import type { Redirects } from '@portal/releases/redirects';
import type { Channel, Registry } from '@portal/releases/registry';

/** The properties of a visitor that decide which releases are used. */
export type Visitor = {
  /** Stable number from 0 to 99; without one the visitor gets no canary. */
  readonly bucket?: number | undefined;
  readonly overrides: Readonly<Record<string, string>>;
  /** True in safe mode, which uses the previous releases. */
  readonly isSafe?: boolean;
};

/** Release ids by application: the release to run, then its fallback. */
export type ReleaseIds = Readonly<Record<string, readonly string[]>>;

/** Circumstances under which a release set is shown. */
export type Conditions = {
  /** Messages of disabled applications. */
  readonly paused: Readonly<Record<string, string>>;
  /** True if a canary runs, so that pages assign shares to visitors. */
  readonly drawsShare: boolean;
  /** True in safe mode, for visitors in trouble with the live releases. */
  readonly isSafe: boolean;
  /** True with release overrides; pages show a notice. */
  readonly isPinned: boolean;
  /** True if visitors may switch on simulated faults. */
  readonly isDemo?: boolean;
  /** Targets of moved addresses. */
  readonly redirects?: Redirects;
};

export const defaultConditions: Conditions = {
  paused: {},
  drawsShare: false,
  isSafe: false,
  isPinned: false,
};

export function conditionsOf(
  { applications, redirects }: Registry,
  { isSafe = false, overrides }: Visitor,
): Conditions {
  const channels = Object.entries(applications);
  return {
    paused: Object.fromEntries(
      channels.flatMap(([name, { disabled }]) =>
        // Without a shell no page could show the message.
        disabled && name !== 'shell' ? [[name, disabled.message]] : [],
      ),
    ),
    drawsShare: channels.some(([, { canary }]) => canary !== undefined),
    isSafe,
    isPinned: !isSafe && Object.keys(overrides).length > 0,
    ...(redirects && { redirects }),
  };
}

export const resolve = ({ applications }: Registry, visitor: Visitor): ReleaseIds =>
  Object.fromEntries(
    Object.entries(applications).flatMap(([name, channel]) => {
      const releases = [...new Set(releasesOf(name, channel, visitor))];
      return releases.length > 0 ? [[name, releases]] : [];
    }),
  );

function releasesOf(name: string, channel: Channel, { bucket, overrides, isSafe }: Visitor) {
  const { previous, canary } = channel;
  const live = channel.live === undefined ? [] : [channel.live];
  const before = previous === undefined ? [] : [previous];
  const override = overrides[name];
  if (isSafe) return [...before, ...live];
  if (override && selectableReleases(channel).includes(override)) return [override, ...live];
  // A growing share keeps all its visitors.
  if (canary && bucket !== undefined && bucket < canary.percent) return [canary.id, ...live];
  return [...live, ...before];
}
