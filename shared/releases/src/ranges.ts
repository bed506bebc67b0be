import { minor, major, prerelease } from 'semver';

export { intersects, satisfies, validRange } from 'semver';

/**
 * Range of compatible versions: all patches of its minor, including earlier ones, and later minors.
 * A patch adds no names, and the used names are checked separately, so neither side waits for the
 * other's patch. A prerelease requires at least itself.
 */
export const patchesOf = (version: string) =>
  prerelease(version) ? `^${version}` : `^${major(version)}.${minor(version)}.0`;
