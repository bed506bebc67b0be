import type { ReleaseName } from '@portal/releases/channel';
import { errorCode } from '@portal/server/error-code';
import { isPresent, readRelease } from '@portal/releases/release';

/**
 * What the work gives. Somebody may tidy up while it goes on: if it fails and one of these releases, which
 * were there before, is not any more, this is told and not what it led to.
 */
export async function unlessGone<T>(
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

/** Fails if one of these releases, which were there before, is not any more. */
export async function refuseGone(releasesFolder: string, releases: readonly ReleaseName[]) {
  for (const { name, id } of releases) {
    await readRelease(releasesFolder, name, id).catch((cause: unknown) => {
      throw new Error(`${name} ${id}${reasonOf(cause)}`, { cause });
    });
  }
}

/** Only what is not there is gone. */
function reasonOf(cause: unknown) {
  const code = errorCode(cause);
  if (code === 'ENOENT') return ' ya no está en el almacén; constrúyelo otra vez.';
  return code === undefined
    ? ': su release.json está dañado o es de una versión más nueva de estas herramientas.'
    : ` no se pudo leer: ${String(cause)}`;
}

/** Those that are there now. */
export async function presentOf(releasesFolder: string, releases: readonly ReleaseName[]) {
  const looking = releases.map(async (one) =>
    (await isPresent(releasesFolder, one.name, one.id)) ? [one] : [],
  );
  return (await Promise.all(looking)).flat();
}
