import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { intersects, validRange } from '@portal/releases/ranges';
import * as v from 'valibot';

const ranges = v.optional(v.record(v.string(), v.string()), {});
const manifest = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ name: v.string(), dependencies: ranges, peerDependencies: ranges }),
);

/** What a package says that it needs. */
export type Manifest = v.InferOutput<typeof manifest>;

export const parseManifest = (text: string): Manifest => v.parse(manifest, text);

/** Of a package that npm has packed. */
export async function manifestIn(tarball: string) {
  const { stdout } = await promisify(execFile)('tar', ['-xOzf', tarball, 'package/package.json']);
  return parseManifest(stdout);
}

type Ranges = Readonly<Record<string, string>>;

/** A library that a remote names in a range which does not fit what a package asks for. */
type Misfit = {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly asker: string;
};

/** What of a remote's libraries our packages ask for otherwise. Exact versions are a package's own, beside any other. */
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

/** Nothing is known of what is no range, such as an address. */
const fit = (one: string, other: string) => validRange(one) === null || intersects(one, other);

export const misfitText = ({ name, from, to, asker }: Misfit) =>
  `${name} ${from} → ${to}, como pide ${asker}`;
