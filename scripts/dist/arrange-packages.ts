import { locate, lockedAt, needsOf, type LockedPackages } from './lock-file';

/** A package imported by the programs, and its place in the project. */
export type DirectPackage = { readonly name: string; readonly from: string };

/** Place in the project by place in the tree. */
export type Arrangement = ReadonlyMap<string, string>;

export type Packages = {
  readonly locked: LockedPackages;
  readonly direct: readonly DirectPackage[];
  readonly placed: Arrangement;
};

/**
 * Arranges the imported packages and their dependencies as npm would, in the project's versions:
 * each as far out as no other version occupies the place.
 */
export function arrangePackages(
  locked: LockedPackages,
  direct: readonly DirectPackage[],
): Arrangement {
  const placed = new Map<string, string>();
  for (const { name, from } of direct) {
    const place = `node_modules/${name}`;
    const other = placed.get(place);
    if (other !== undefined && !isSame(locked, other, from)) {
      throw new Error(`Two versions of ${name} are imported: at ${other} and at ${from}.`);
    }
    placed.set(place, other ?? from);
  }
  // Entries added during the loop are visited as well.
  for (const [place, from] of placed) placeNeeds(locked, placed, { place, from });
  return placed;
}

type Placed = { readonly place: string; readonly from: string };

function placeNeeds(locked: LockedPackages, placed: Map<string, string>, { place, from }: Placed) {
  for (const { name, isOptional } of needsOf(lockedAt(locked, from))) {
    const wanted = locate((one) => one in locked, name, from);
    if (wanted === undefined) {
      if (isOptional) continue;
      throw new Error(`${from} depends on ${name}, which is missing in the lock file.`);
    }
    const found = placed.get(locate((one) => placed.has(one), name, place) ?? '');
    if (found === undefined) placed.set(`node_modules/${name}`, wanted);
    else if (!isSame(locked, found, wanted)) placed.set(`${place}/node_modules/${name}`, wanted);
  }
}

const isSame = (locked: LockedPackages, one: string, other: string) =>
  lockedAt(locked, one).version === lockedAt(locked, other).version;

/**
 * Returns the places reachable from the imported packages. `leadsOn` accepts or rejects each
 * further package.
 */
export function placesReached(
  { locked, placed, direct }: Packages,
  leadsOn: (need: { readonly from: string; readonly isOptional: boolean }) => boolean,
): ReadonlySet<string> {
  const reached = new Set(direct.map(({ name }) => `node_modules/${name}`));
  // Entries added during the loop are visited as well.
  for (const place of reached) {
    for (const { name, isOptional } of needsOf(lockedAt(locked, placed.get(place) ?? ''))) {
      const found = locate((one) => placed.has(one), name, place);
      if (found !== undefined && leadsOn({ from: placed.get(found) ?? '', isOptional }))
        reached.add(found);
    }
  }
  return reached;
}
