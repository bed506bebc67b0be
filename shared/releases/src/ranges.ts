import { minor, major, prerelease } from 'semver';

export { intersects, satisfies, validRange } from 'semver';

/**
 * The range of what works like a version: its own minor with every patch, earlier ones included, and later minors.
 * A patch adds no name, and the names that a release uses are compared besides. So neither side has to wait for the
 * patch of the other. Of a version before its release nobody knows what comes, so it asks for itself.
 */
export const patchesOf = (version: string) =>
  prerelease(version) ? `^${version}` : `^${major(version)}.${minor(version)}.0`;
