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

export type Manifest = v.InferOutput<typeof manifest>;

export const parseManifest = (text: string): Manifest => v.parse(manifest, text);

export async function manifestIn(tarball: string) {
  const { stdout } = await promisify(execFile)('tar', ['-xOzf', tarball, 'package/package.json']);
  return parseManifest(stdout);
}

type Ranges = Readonly<Record<string, string>>;

/**
 * A library with one range in a remote (`from`) and another in our package (`to`), without a common
 * version.
 */
type Misfit = {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly asker: string;
};

/**
 * Finds misfits between a remote and our packages. Ignores exact versions, because they are
 * installed for one package alone.
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

/** Ranges fit if they overlap. A URL is not a range and always fits. */
const fit = (one: string, other: string) => validRange(one) === null || intersects(one, other);

export const misfitText = ({ name, from, to, asker }: Misfit) =>
  `${name} ${from} → ${to}, como pide ${asker}`;
