import * as v from 'valibot';

const names = v.record(v.string(), v.string());

const lockedPackage = v.looseObject({
  version: v.optional(v.string()),
  dependencies: v.optional(names),
  optionalDependencies: v.optional(names),
  peerDependencies: v.optional(names),
  peerDependenciesMeta: v.optional(
    v.record(v.string(), v.looseObject({ optional: v.optional(v.boolean()) })),
  ),
});

export type LockedPackage = v.InferOutput<typeof lockedPackage>;

/** By place, such as `node_modules/pg`. The place of the project's own packages is their folder. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

const lockFileText = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ packages: v.record(v.string(), lockedPackage) }),
);

export const parseLockFile = (text: string): LockedPackages => v.parse(lockFileText, text).packages;

/** Fails if there is none. */
export function lockedAt(packages: LockedPackages, place: string): LockedPackage {
  const found = packages[place];
  if (!found) throw new Error(`The lock file has no package at ${place}.`);
  return found;
}

/** Returns the place where npm finds a package: beside its dependent, or further out. */
export function locate(
  has: (place: string) => boolean,
  name: string,
  neededBy: string,
): string | undefined {
  for (const outer of outwards(neededBy)) {
    const place = outer === '' ? `node_modules/${name}` : `${outer}/node_modules/${name}`;
    if (has(place)) return place;
  }
  return undefined;
}

/** Yields a place and the enclosing folders with visible packages, the outermost ('') last. */
function* outwards(place: string) {
  let outer = place;
  while (outer !== '') {
    yield outer;
    const end = outer.lastIndexOf('/node_modules/');
    outer = end < 0 ? '' : outer.slice(0, end);
  }
  yield '';
}

export type Need = { readonly name: string; readonly isOptional: boolean };

/** Dependencies and required peers; optional ones are marked. */
export function needsOf(one: LockedPackage): readonly Need[] {
  const optional = Object.keys(one.optionalDependencies ?? {});
  const peers = Object.keys(one.peerDependencies ?? {}).filter(
    (name) => one.peerDependenciesMeta?.[name]?.optional !== true,
  );
  const needed = new Set([...Object.keys(one.dependencies ?? {}), ...peers]);
  return [
    ...[...needed].filter((name) => !optional.includes(name)).map(need(false)),
    ...optional.map(need(true)),
  ];
}

const need = (isOptional: boolean) => (name: string) => ({ name, isOptional });
