import { isDeepStrictEqual } from 'node:util';
import {
  backFrom,
  emptyChannel,
  groupOf,
  published,
  withDisabled,
  withEnabled,
  withRollback,
  withCanary,
  withdrawCanary,
  type ReleaseName,
} from '@portal/releases/channel';
import type { Channel, Registry } from '@portal/releases/registry';
import { readRelease, releaseFolder } from '@portal/releases/release';
import { verifyWhole } from '@portal/releases/verify-release';
import { applyChange, tryChange, type Change, type ChangeOptions } from './apply-change';
import { checkOnce } from './passed-checks';
import { checkBudget } from './check-budget';
import { refuseLocalPaths } from './refuse-local-paths';
import { presentOf, reportingRemovals } from './reporting-removals';
import { writeDeltas } from './write-deltas';

/** Makes releases live together in one revision. Refuses releases that would break pages. */
export async function publish(wanted: readonly ReleaseName[], options: ChangeOptions) {
  await prepare(wanted, options);
  return applyChange(publication(wanted), options);
}

/**
 * Applies the checks of `publish`, or with `percent` of `publishCanary`, without changing anything.
 */
export async function check(
  wanted: readonly ReleaseName[],
  { percent, ...options }: ChangeOptions & { readonly percent?: number | undefined },
) {
  await refuseUnfit(wanted, options);
  await tryChange(percent === undefined ? publication(wanted) : canaries(wanted, percent), options);
}

/**
 * Serves releases as canaries to a share of visitors, in per cent. Refuses releases that would
 * break pages.
 */
export async function publishCanary(
  wanted: readonly ReleaseName[],
  { percent, ...options }: ChangeOptions & { readonly percent: number },
) {
  await prepare(wanted, options);
  return applyChange(canaries(wanted, percent), options);
}

type PromotionOptions = ChangeOptions & {
  /** Only these canaries are accepted; if missing, the current ones. */
  readonly wanted?: readonly ReleaseName[];
};

/** Makes the canary of an application, with its joint canaries, live for all visitors. */
export const promote = (name: string, { wanted, ...options }: PromotionOptions) =>
  applyChange(promotion(name, wanted), options);

/** Applies the checks of `promote` without changing anything. */
export const checkPromotion = (name: string, { wanted, ...options }: PromotionOptions) =>
  tryChange(promotion(name, wanted), options);

/** Includes joint canaries. */
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
        `${other.name} ${other.id} acaba de publicarse como canario y aún no se comprobó; repite el comando.`,
      );
    return channelsOf(found, (one) => published(applications[one.name], one.id));
  },
});

/** Withdraws the canary. Without one, makes the previous or the named release live. */
export function rollback(name: string, id: string | undefined, options: ChangeOptions) {
  const choose = ({ applications }: Registry) => ({
    [name]: rolledBack(name, channelOf(name, applications), id),
  });
  return applyChange({ action: 'rollback', isRendered: false, choose }, options);
}

/** Shows this message in place of the application's pages until it is enabled. */
export function disable(name: string, message: string, options: ChangeOptions) {
  if (name === 'shell')
    throw new Error('El shell no se puede apagar: sin él no hay ninguna página.');
  const choose = ({ applications }: Registry) => ({
    [name]: withDisabled(channelOf(name, applications), message),
  });
  return applyChange(
    { action: 'disable', isRendered: false, choose },
    { ...options, why: message },
  );
}

export function enable(name: string, options: ChangeOptions) {
  const choose = ({ applications }: Registry) => {
    const channel = channelOf(name, applications);
    return { [name]: channel.disabled ? withEnabled(channel) : channel };
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

/** Checks the releases and writes deltas for returning visitors. */
async function prepare(wanted: readonly ReleaseName[], options: ChangeOptions) {
  const { releasesFolder, bucket } = options;
  await bucket?.take(wanted);
  await reportingRemovals(releasesFolder, await presentOf(releasesFolder, wanted), async () => {
    await refuseUnfit(wanted, options);
    for (const one of wanted) await writeDeltas(options, one);
  });
}

/** Checks for unchanged files, private data and the size budget. */
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
  // A release is immutable.
  await checkOnce(proved, `fit ${name}/${id}`, async () => {
    const folder = releaseFolder(releasesFolder, name, id);
    await checkBudget(folder, release);
    await refuseLocalPaths(folder, release);
    const { development } = release;
    if (development === undefined) return;
    const other = await readRelease(releasesFolder, name, development);
    await refuseLocalPaths(releaseFolder(releasesFolder, name, development), other);
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

/** True if the canaries are a joint canary already. */
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
  return channel.live === wanted ? channel : withRollback(channel, wanted);
}

/** Fails with the known names. */
export function channelOf(name: string, applications: Registry['applications']): Channel {
  const channel = Object.hasOwn(applications, name) ? applications[name] : undefined;
  if (channel) return channel;
  const known = Object.keys(applications).join(', ') || 'ninguna';
  throw new Error(`No hay ninguna aplicación ${name} publicada; hay: ${known}.`);
}
