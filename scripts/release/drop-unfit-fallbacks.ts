import type { Registry } from '@portal/releases/registry';
import { readRelease } from '@portal/releases/release';
import { findConflicts } from '@portal/releases/compatibility';

/**
 * A page that cannot have the live release of an application takes the one before. One that does not fit the
 * rest of what is live would break the page instead, so it is taken away; tells which, and why.
 */
export async function dropUnfitFallbacks(releasesFolder: string, registry: Registry) {
  const applications = { ...registry.applications };
  const told: string[] = [];
  for (const [name, { previous, ...channel }] of Object.entries(registry.applications)) {
    const conflicts = previous
      ? await conflictsWith(releasesFolder, registry, [name, previous])
      : [];
    if (conflicts.length === 0) continue;
    applications[name] = channel;
    told.push(
      `${name} ${previous} ya no puede reemplazar a ${channel.live}: ${conflicts.join(' ')}`,
    );
  }
  return { registry: { ...registry, applications }, told };
}

async function conflictsWith(
  releasesFolder: string,
  { applications }: Registry,
  [application, id]: readonly [string, string],
) {
  const reading = Object.entries(applications).map(([name, { live }]) =>
    readRelease(releasesFolder, name, name === application ? id : live),
  );
  try {
    return findConflicts(await Promise.all(reading));
  } catch {
    return ['no se puede leer.'];
  }
}
