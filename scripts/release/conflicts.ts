import { errorCode } from '@portal/server/error-code';
import type { ReleaseName } from '@portal/releases/channel';
import { noShell, ownConflicts, pairConflicts } from '@portal/releases/compatibility';
import type { ReleaseReader } from '@portal/releases/read-releases';
import type { Channel, Registry } from '@portal/releases/registry';

/** A release of an application that some visitors receive. */
type Variant = ReleaseName & {
  readonly isCanary: boolean;
  /** Number of the joint canary; visitors receive all of it or nothing. */
  readonly group: number | undefined;
};

/**
 * Returns the conflicts of a registry, for all visitors and for those of canaries. Conflicts occur
 * between two releases, so each release is read once and compared with its possible neighbours.
 */
export async function conflictsIn(reader: ReleaseReader, { applications }: Registry) {
  if (applications['shell']?.live === undefined) return [noShell];
  const variants = Object.entries(applications).flatMap(([name, channel]) =>
    variantsOf(name, channel),
  );
  const read = await reader.all(variants);
  const found = variants.flatMap((variant, at) => [
    ...ownConflicts(read(variant)),
    ...variants
      .slice(0, at)
      .filter((other) => meets(variant, other))
      .flatMap((other) => pairConflicts(read(other), read(variant))),
  ]);
  return [...new Set(found)];
}

const variantsOf = (name: string, { live, canary }: Channel): readonly Variant[] => {
  const group = canary?.group;
  return [
    ...(live === undefined ? [] : [{ name, id: live, isCanary: false, group }]),
    ...(canary ? [{ name, id: canary.id, isCanary: true, group }] : []),
  ];
};

/** True if some visitor receives both. */
const meets = (one: Variant, other: Variant) =>
  one.name !== other.name &&
  (one.group === undefined || one.group !== other.group || one.isCanary === other.isCanary);

/**
 * Removes fallbacks that conflict with live releases, because they would break the page. Reports
 * each one with the reason. Only reports conflicts with canaries, because their few visitors have
 * no other fallback.
 */
export async function dropUnfitFallbacks(reader: ReleaseReader, registry: Registry) {
  const applications = { ...registry.applications };
  const told: string[] = [];
  for (const [name, { previous, ...channel }] of Object.entries(registry.applications)) {
    if (previous === undefined) continue;
    const fallback = { name, id: previous, isCanary: false, group: channel.canary?.group };
    const [usual, ofCanaries] = await misfitsOf(reader, fallback, registry);
    if (usual.length > 0) applications[name] = channel;
    const found = usual.length > 0 ? usual : ofCanaries;
    const what = usual.length > 0 ? 'ya no puede' : 'no puede, para quienes tienen el canario,';
    if (found.length > 0) {
      told.push(`${name} ${previous} ${what} reemplazar a ${channel.live}: ${found.join(' ')}`);
    }
  }
  return { registry: { ...registry, applications }, told };
}

/** Returns the conflicts of a fallback with live releases and with canaries. */
async function misfitsOf(reader: ReleaseReader, fallback: Variant, { applications }: Registry) {
  const others = Object.entries(applications)
    .flatMap(([name, channel]) => variantsOf(name, channel))
    .filter((other) => meets(fallback, other));
  try {
    const read = await reader.all([fallback, ...others]);
    const misfits = (wanted: readonly Variant[]) => [
      ...new Set(wanted.flatMap((other) => pairConflicts(read(other), read(fallback)))),
    ];
    return [
      misfits(others.filter(({ isCanary }) => !isCanary)),
      misfits(others.filter(({ isCanary }) => isCanary)),
    ] as const;
  } catch (failure) {
    if (isOfSystem(failure)) throw failure;
    return [['no se puede leer.'], []] as const;
  }
}

/** True if the system could not read a file that may exist. */
function isOfSystem(failure: unknown) {
  const code = failure instanceof Error ? errorCode(failure.cause) : undefined;
  return code !== undefined && code !== 'ENOENT';
}
