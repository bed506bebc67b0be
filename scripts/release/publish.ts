import { isDeepStrictEqual } from 'node:util';
import {
  backFrom,
  emptyChannel,
  groupOf,
  published,
  switchedOff,
  switchedOn,
  wentBack,
  withCanary,
  withdrawCanary,
  type ReleaseName,
} from '@portal/releases/channel';
import type { Channel, Registry } from '@portal/releases/registry';
import { readRelease, releaseFolder } from '@portal/releases/release';
import { verifyWhole } from '@portal/releases/verify-release';
import { applyChange, tryChange, type Change, type ChangeOptions } from './apply-change';
import { proveOnce } from './proved';
import { refuseExcess } from './refuse-excess';
import { refusePlaces } from './refuse-places';
import { presentOf, unlessGone } from './unless-gone';
import { writeDeltas } from './write-deltas';

/** Makes releases live, together, in one revision; refuses what would break in the page. */
export async function publish(wanted: readonly ReleaseName[], options: ChangeOptions) {
  await prepare(wanted, options);
  return applyChange(publication(wanted), options);
}

/** Refuses what `publish`, or with a share `publishCanary`, would refuse, and changes nothing. */
export async function check(
  wanted: readonly ReleaseName[],
  { percent, ...options }: ChangeOptions & { readonly percent?: number | undefined },
) {
  await refuseUnfit(wanted, options);
  await tryChange(percent === undefined ? publication(wanted) : canaries(wanted, percent), options);
}

/** Gives a share of the visitors, in per cent, these releases; refuses what would break for them. */
export async function publishCanary(
  wanted: readonly ReleaseName[],
  { percent, ...options }: ChangeOptions & { readonly percent: number },
) {
  await prepare(wanted, options);
  return applyChange(canaries(wanted, percent), options);
}

type PromotionOptions = ChangeOptions & {
  /** The canaries that were looked at, and no others; without it whichever there are. */
  readonly wanted?: readonly ReleaseName[];
};

/** Everybody gets the canary of an application, and those that go with it. */
export const promote = (name: string, { wanted, ...options }: PromotionOptions) =>
  applyChange(promotion(name, wanted), options);

/** Refuses what `promote` would refuse, and changes nothing. */
export const checkPromotion = (name: string, { wanted, ...options }: PromotionOptions) =>
  tryChange(promotion(name, wanted), options);

/** The canary of an application, and those that go with it. */
export const canariesWith = ({ applications }: Registry, name: string): readonly ReleaseName[] =>
  groupOf(applications, name).flatMap((one) => {
    const { canary } = applications[one] ?? {};
    return canary ? [{ name: one, id: canary.id }] : [];
  });

const promotion = (name: string, wanted: readonly ReleaseName[] | undefined): Change => ({
  action: 'promote',
  isRendered: true,
  choose(current) {
    const { applications } = current;
    if (!channelOf(name, applications).canary)
      throw new Error(`${name} no tiene ningún canario; publícalo con --canary.`);
    const found = canariesWith(current, name);
    const other =
      wanted && found.find((one) => !wanted.some((known) => isDeepStrictEqual(known, one)));
    if (other)
      throw new Error(
        `${other.name} ${other.id} es canario desde hace un momento y nadie lo comprobó; repite el comando.`,
      );
    return channelsOf(found, (one) => published(applications[one.name], one.id));
  },
});

/**
 * Takes the canary of an application back; without one, makes the last good release live again, or the one
 * that is named.
 */
export function rollback(name: string, id: string | undefined, options: ChangeOptions) {
  const choose = ({ applications }: Registry) => ({
    [name]: rolledBack(name, channelOf(name, applications), id),
  });
  return applyChange({ action: 'rollback', isRendered: false, choose }, options);
}

/** Its pages say that they are switched off, with these words, until they are switched on. */
export function disable(name: string, message: string, options: ChangeOptions) {
  if (name === 'shell')
    throw new Error('El shell no se puede apagar: sin él no hay ninguna página.');
  const choose = ({ applications }: Registry) => ({
    [name]: switchedOff(channelOf(name, applications), message),
  });
  return applyChange(
    { action: 'disable', isRendered: false, choose },
    { ...options, why: message },
  );
}

export function enable(name: string, options: ChangeOptions) {
  const choose = ({ applications }: Registry) => {
    const channel = channelOf(name, applications);
    return { [name]: channel.disabled ? switchedOn(channel) : channel };
  };
  return applyChange({ action: 'enable', isRendered: false, choose }, options);
}

const publication = (wanted: readonly ReleaseName[]): Change => ({
  action: 'publish',
  isRendered: true,
  choose: ({ applications }) =>
    channelsOf(wanted, ({ name, id }) => published(applications[name], id)),
});

const canaries = (wanted: readonly ReleaseName[], percent: number): Change => ({
  action: 'canary',
  isRendered: true,
  choose: ({ revision, applications }) => {
    const group = wanted.length > 1 ? { group: revision + 1 } : {};
    const isSame = wanted.every(({ name, id }) => isCanary(applications[name], { id, percent }));
    if (isSame && isOneGroup(wanted, applications)) return {};
    return channelsOf(wanted, ({ name, id }) =>
      canaryOf(name, applications[name], { id, percent, ...group }),
    );
  },
});

const channelsOf = (wanted: readonly ReleaseName[], give: (one: ReleaseName) => Channel) =>
  Object.fromEntries(wanted.map((one) => [one.name, give(one)]));

/** Refuses what is unfit, and makes the rest ready for visitors who have the releases before. */
async function prepare(wanted: readonly ReleaseName[], options: ChangeOptions) {
  const { releasesFolder, bucket } = options;
  await bucket?.take(wanted);
  await unlessGone(releasesFolder, await presentOf(releasesFolder, wanted), async () => {
    await refuseUnfit(wanted, options);
    for (const one of wanted) await writeDeltas(options, one);
  });
}

/** Every byte is what was built and may be read by everybody, and there are not too many. */
async function refuseUnfit(
  wanted: readonly ReleaseName[],
  { releasesFolder, bucket, proved }: ChangeOptions,
) {
  await bucket?.complete(wanted);
  const looking = wanted.map((one) => refuseUnfitOne(one, { releasesFolder, proved }));
  await Promise.all(looking);
}

async function refuseUnfitOne(
  { name, id }: ReleaseName,
  { releasesFolder, proved }: Pick<ChangeOptions, 'releasesFolder' | 'proved'>,
) {
  const release = await verifyWhole(releasesFolder, name, id);
  // The same bytes say the same.
  await proveOnce(proved, `fit ${name}/${id}`, async () => {
    const folder = releaseFolder(releasesFolder, name, id);
    await refuseExcess(folder, release);
    await refusePlaces(folder, release);
    const { development } = release;
    if (development === undefined) return;
    const other = await readRelease(releasesFolder, name, development);
    await refusePlaces(releaseFolder(releasesFolder, name, development), other);
  });
}

function canaryOf(
  name: string,
  channel: Channel = emptyChannel,
  canary: { readonly id: string; readonly percent: number; readonly group?: number },
) {
  if (channel.live === canary.id) {
    throw new Error(`${name} ${canary.id} ya está en vivo para todas las visitas.`);
  }
  return withCanary(channel, canary);
}

const isCanary = (
  channel: Channel | undefined,
  { id, percent }: { readonly id: string; readonly percent: number },
) => channel?.canary?.id === id && channel.canary.percent === percent;

/** Whether a visitor gets all of these canaries or none, as if they came by one revision. */
const isOneGroup = (wanted: readonly ReleaseName[], applications: Registry['applications']) =>
  new Set(wanted.map(({ name }) => applications[name]?.canary?.group)).size === 1;

function rolledBack(name: string, channel: Channel, id: string | undefined) {
  if (id === undefined && channel.canary) return withdrawCanary(channel);
  const wanted = id ?? backFrom(channel);
  if (!wanted) throw new Error(`${name} no tiene una versión anterior a la que volver.`);
  if (!channel.published.includes(wanted)) {
    throw new Error(
      `${name} ${wanted} nunca estuvo en vivo; estuvieron: ${channel.published.join(', ')}.`,
    );
  }
  return channel.live === wanted ? channel : wentBack(channel, wanted);
}

/** The channel of an application that was published; fails with those that were. */
export function channelOf(name: string, applications: Registry['applications']): Channel {
  const channel = Object.hasOwn(applications, name) ? applications[name] : undefined;
  if (channel) return channel;
  const known = Object.keys(applications).join(', ') || 'ninguna';
  throw new Error(`No hay ninguna aplicación ${name} publicada; hay: ${known}.`);
}
