import { locate, lockedAt, needsOf, type LockedPackages } from './lock-file';

/** A package that programs import, and the place where the project has it. */
export type DirectPackage = { readonly name: string; readonly from: string };

/** By the place in a tree, the place in the project. */
export type Arrangement = ReadonlyMap<string, string>;

export type Packages = {
  readonly locked: LockedPackages;
  readonly direct: readonly DirectPackage[];
  readonly placed: Arrangement;
};

/**
 * Lays out, as npm would, what programs import and what that needs, each in the very version that the
 * project has: as far out as no other version stands in the way.
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
  // What is added while it goes on comes later.
  for (const [place, from] of placed) placeNeeds(locked, placed, { place, from });
  return placed;
}

type Placed = { readonly place: string; readonly from: string };

function placeNeeds(locked: LockedPackages, placed: Map<string, string>, { place, from }: Placed) {
  for (const { name, isOptional } of needsOf(lockedAt(locked, from))) {
    const wanted = locate((one) => one in locked, name, from);
    if (wanted === undefined) {
      if (isOptional) continue;
      throw new Error(`The lock file lacks ${name}, which ${from} needs.`);
    }
    const found = placed.get(locate((one) => placed.has(one), name, place) ?? '');
    if (found === undefined) placed.set(`node_modules/${name}`, wanted);
    else if (!isSame(locked, found, wanted)) placed.set(`${place}/node_modules/${name}`, wanted);
  }
}

const isSame = (locked: LockedPackages, one: string, other: string) =>
  lockedAt(locked, one).version === lockedAt(locked, other).version;

/**
 * The places that one comes to from what programs import. `leadsOn` is asked of each further package, by its
 * place in the project, and by whether it is an optional need.
 */
export function placesReached(
  { locked, placed, direct }: Packages,
  leadsOn: (need: { readonly from: string; readonly isOptional: boolean }) => boolean,
): ReadonlySet<string> {
  const reached = new Set(direct.map(({ name }) => `node_modules/${name}`));
  // What is added while it goes on comes later.
  for (const place of reached) {
    for (const { name, isOptional } of needsOf(lockedAt(locked, placed.get(place) ?? ''))) {
      const found = locate((one) => placed.has(one), name, place);
      if (found !== undefined && leadsOn({ from: placed.get(found) ?? '', isOptional }))
        reached.add(found);
    }
  }
  return reached;
}
