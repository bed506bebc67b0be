import { findConflicts } from '@portal/releases/compatibility';
import type { Registry } from '@portal/releases/registry';
import { readRelease } from '@portal/releases/release';

type Applications = Registry['applications'];

/** By application, the id of a release. */
type ReleaseSet = Readonly<Record<string, string>>;

/**
 * Why what visitors get by a registry may not be: for everybody, and for those whom canaries are for, in each
 * combination of these. Nothing, if it may.
 */
export async function conflictsIn(releasesFolder: string, { applications }: Registry) {
  const found = await Promise.all(
    setsOf(applications).map((set) => conflictsOf(releasesFolder, set)),
  );
  return [...new Set(found.flat())];
}

/** Every set of releases that a visitor may get. */
const setsOf = (applications: Applications) =>
  Object.entries(applications).reduce<readonly ReleaseSet[]>(
    (sets, [name, { live, canary }]) =>
      [live, ...(canary ? [canary.id] : [])].flatMap((id) =>
        sets.map((set) => ({ ...set, [name]: id })),
      ),
    [{}],
  );

async function conflictsOf(releasesFolder: string, set: ReleaseSet) {
  const reading = Object.entries(set).map(([name, id]) =>
    readRelease(releasesFolder, name, id).catch((cause: unknown) => {
      throw new Error(
        `${name} ${id} no se puede leer, y lo recibirían visitas; pon antes otra versión con «rollback».`,
        { cause },
      );
    }),
  );
  return findConflicts(await Promise.all(reading));
}

/**
 * A page that cannot have the live release of an application takes the one before. One that does not fit the
 * rest of what is live would break the page instead, so it is taken away. Tells which, and why; and which
 * canary does not fit it, whose few visitors have no other.
 */
export async function dropUnfitFallbacks(releasesFolder: string, registry: Registry) {
  const applications = { ...registry.applications };
  const told: string[] = [];
  for (const [name, { previous, ...channel }] of Object.entries(registry.applications)) {
    if (previous === undefined) continue;
    const fallback = { ...registry.applications, [name]: { ...channel, live: previous } };
    const [usual = [], ...ofCanaries] = await Promise.all(
      setsOf(fallback).map((set) =>
        conflictsOf(releasesFolder, set).catch(() => ['no se puede leer.']),
      ),
    );
    if (usual.length > 0) applications[name] = channel;
    const found = usual.length > 0 ? usual : [...new Set(ofCanaries.flat())];
    const what = usual.length > 0 ? 'ya no puede' : 'no puede, para quienes tienen el canario,';
    if (found.length > 0) {
      told.push(`${name} ${previous} ${what} reemplazar a ${channel.live}: ${found.join(' ')}`);
    }
  }
  return { registry: { ...registry, applications }, told };
}
