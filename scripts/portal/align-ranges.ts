import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { intersects, validRange } from '@portal/releases/ranges';
import * as v from 'valibot';

const ranges = v.optional(v.record(v.string(), v.string()), {});
const manifest = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    name: v.string(),
    version: v.string(),
    dependencies: ranges,
    peerDependencies: ranges,
  }),
);

/** The version of a package, and by name the ranges of its dependencies. */
export type Manifest = v.InferOutput<typeof manifest>;

export const parseManifest = (text: string): Manifest => v.parse(manifest, text);

/** Reads the manifest of a package from its tarball. */
export async function manifestIn(tarball: string) {
  const { stdout } = await promisify(execFile)('tar', ['-xOzf', tarball, 'package/package.json']);
  return parseManifest(stdout);
}

type Ranges = Readonly<Record<string, string>>;

/** A library whose range in a remote (`from`) has no version in common with the range of one of our packages (`to`). */
type Misfit = {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly asker: string;
};

/**
 * Finds the libraries of a remote whose range does not fit our packages. An exact version in a package does not count:
 * it is installed for that package alone.
 */
export function misfitsOf(own: Ranges, manifests: readonly Manifest[]): readonly Misfit[] {
  const found = manifests.flatMap(({ name: asker, dependencies, peerDependencies }) =>
    Object.entries({ ...dependencies, ...peerDependencies })
      .filter(([name, to]) => /^[~^]/.test(to) && !name.startsWith('@portal/'))
      .flatMap(([name, to]) => {
        const from = own[name];
        return from === undefined || fit(from, to) ? [] : [{ name, from, to, asker }];
      }),
  );
  return [...new Map(found.map((one) => [one.name, one])).values()];
}

/** Ranges fit if they overlap. An address is no range and fits. */
const fit = (one: string, other: string) => validRange(one) === null || intersects(one, other);

export const misfitText = ({ name, from, to, asker }: Misfit) =>
  `${name} ${from} → ${to}, como pide ${asker}`;
