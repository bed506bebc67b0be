import { findConflicts } from '@portal/releases/compatibility';
import type { Registry } from '@portal/releases/registry';
import { readRelease } from '@portal/releases/release';

/** Why what is live by a registry may not be; nothing, if it may. */
export async function conflictsIn(releasesFolder: string, { applications }: Registry) {
  const reading = Object.entries(applications).map(([name, { live }]) =>
    readRelease(releasesFolder, name, live).catch((cause: unknown) => {
      throw new Error(
        `${name} ${live} no se puede leer, y quedaría en vivo; pon antes otra versión con «rollback».`,
        { cause },
      );
    }),
  );
  return findConflicts(await Promise.all(reading));
}

/**
 * A page that cannot have the live release of an application takes the one before. One that does not fit the
 * rest of what is live would break the page instead, so it is taken away; tells which, and why.
 */
export async function dropUnfitFallbacks(releasesFolder: string, registry: Registry) {
  const applications = { ...registry.applications };
  const told: string[] = [];
  for (const [name, { previous, ...channel }] of Object.entries(registry.applications)) {
    if (previous === undefined) continue;
    const fallback = { ...registry.applications, [name]: { ...channel, live: previous } };
    const conflicts = await conflictsIn(releasesFolder, {
      ...registry,
      applications: fallback,
    }).catch(() => ['no se puede leer.']);
    if (conflicts.length === 0) continue;
    applications[name] = channel;
    told.push(
      `${name} ${previous} ya no puede reemplazar a ${channel.live}: ${conflicts.join(' ')}`,
    );
  }
  return { registry: { ...registry, applications }, told };
}
