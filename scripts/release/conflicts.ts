import { errorCode } from '@portal/server/error-code';
import type { ReleaseName } from '@portal/releases/channel';
import { noShell, ownConflicts, pairConflicts } from '@portal/releases/compatibility';
import type { ReleaseReader } from '@portal/releases/read-releases';
import type { Channel, Registry } from '@portal/releases/registry';

/** What some visitors get of an application. */
type Variant = ReleaseName & {
  readonly isCanary: boolean;
  /** The joint canary that the application is part of: one gets all of it or nothing. */
  readonly group: number | undefined;
};

/**
 * Why what visitors get by a registry may not be, for everybody and for those whom canaries are for. Nothing, if it
 * may. A conflict is between two releases, so each is read once and compared with those that a visitor may get
 * beside it.
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

/** Whether some visitor gets both. */
const meets = (one: Variant, other: Variant) =>
  one.name !== other.name &&
  (one.group === undefined || one.group !== other.group || one.isCanary === other.isCanary);

/**
 * A page that cannot have the live release of an application takes the one before. One that does not fit the
 * rest of what is live would break the page instead, so it is taken away. Tells which, and why; and which
 * canary does not fit it, whose few visitors have no other.
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

/** Why a fallback does not fit what everybody gets, and why it does not fit canaries. */
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

/** Whether the system refused to read what may be there. */
function isOfSystem(failure: unknown) {
  const code = failure instanceof Error ? errorCode(failure.cause) : undefined;
  return code !== undefined && code !== 'ENOENT';
}
