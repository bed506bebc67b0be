import type { ReleaseName } from '@portal/releases/channel';
import { errorCode } from '@portal/server/error-code';
import { isPresent, readRelease } from '@portal/releases/release';

/**
 * Runs work during which garbage collection may remove releases. If the work fails and one of these
 * is gone, the error reports this and not a consequence.
 */
export async function reportingRemovals<T>(
  releasesFolder: string,
  releases: readonly ReleaseName[],
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (failure) {
    await refuseGone(releasesFolder, releases);
    throw failure;
  }
}

/** Fails if one of these releases, which existed before, is gone. */
export async function refuseGone(releasesFolder: string, releases: readonly ReleaseName[]) {
  for (const { name, id } of releases) {
    await readRelease(releasesFolder, name, id).catch((cause: unknown) => {
      throw new Error(`${name} ${id}${reasonOf(cause)}`, { cause });
    });
  }
}

/** Only a missing file means that the release is gone. */
function reasonOf(cause: unknown) {
  const code = errorCode(cause);
  if (code === 'ENOENT') return ' ya no está en el almacén; constrúyelo otra vez.';
  return code === undefined
    ? ': su release.json está dañado o es de una versión más nueva de estas herramientas.'
    : ` no se pudo leer: ${String(cause)}`;
}

export async function presentOf(releasesFolder: string, releases: readonly ReleaseName[]) {
  const looking = releases.map(async (one) =>
    (await isPresent(releasesFolder, one.name, one.id)) ? [one] : [],
  );
  return (await Promise.all(looking)).flat();
}
