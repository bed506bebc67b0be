import { gtr, satisfies } from 'semver';
import { anyName, type Release } from './release';

/** Why this set of releases may not be live together; nothing, if it may. */
export function findConflicts(releases: readonly Release[]): readonly string[] {
  if (!releases.some(isShell)) return [noShell];
  return [
    ...releases.flatMap(ownConflicts),
    ...releases.flatMap((other, at) =>
      releases.slice(0, at).flatMap((one) => pairConflicts(one, other)),
    ),
  ];
}

export const noShell = 'No hay ningún shell publicado; publícalo antes que las demás aplicaciones.';

/** Why a release may not be live beside any other. */
export const ownConflicts = (release: Release): readonly string[] => [
  ...(isShell(release) ? [] : greedyRoutes(release)),
  ...claimsOf(release).flatMap((claim, at, claims) =>
    claims
      .slice(0, at)
      .filter((earlier) => earlier.address === claim.address)
      .map((earlier) => conflictText(earlier, claim)),
  ),
];

/** Why no visitor may get both of two applications' releases. All that can be wrong with a set is wrong with a pair. */
export const pairConflicts = (one: Release, other: Release): readonly string[] => [
  ...(isShell(one) ? missingOf(other, one) : []),
  ...(isShell(other) ? missingOf(one, other) : []),
  ...routeConflicts(one, other),
];

const isShell = ({ name }: Release) => name === 'shell';

/** What the shell lacks of what a remote needs. Modules of one package share a version, and its sentence. */
const missingOf = (remote: Release, shell: Release) => [
  ...new Set(Object.keys(remote.requires).flatMap((key) => lackOf(key, remote, shell))),
];

function lackOf(key: string, remote: Release, shell: Release) {
  const { range, names } = remote.requires[key] ?? { range: '*', names: [] };
  const provided = shell.provides[key];
  const who = `${remote.name} ${remote.id}`;
  const supply = `shell ${shell.id}`;
  if (!provided) {
    return [
      `${who} necesita ${key}, que ${supply} no ofrece; publica antes un shell que lo ofrezca o deja de usarlo.`,
    ];
  }
  const { version } = provided;
  if (!satisfies(version, range)) {
    const library = packageOf(key);
    return [
      `${who} se construyó con ${library} ${range}, y ${supply} ofrece ${version}; ${
        gtr(version, range)
          ? `actualiza ${library} a ^${version} y vuelve a construir.`
          : `publica antes un shell que ofrezca ${library} ${range}, o usa ${version} y vuelve a construir.`
      }`,
    ];
  }
  const missing = names.filter((name) => !isProvided(name, provided.names));
  if (missing.length === 0) return [];
  return [
    `${who} usa ${missing.join(', ')} de ${key}, que ${supply} no ofrece; publica antes un shell que lo ofrezca, o deja de usarlo y vuelve a construir.`,
  ];
}

const packageOf = (key: string) => /^(@[^/]+\/)?[^/]+/.exec(key)?.[0] ?? key;

const isProvided = (name: string, provided: readonly string[]) =>
  name === anyName || provided.includes(anyName) || provided.includes(name);

/** A route for every address takes those of others. */
const greedyRoutes = ({ name, routes }: Release) =>
  routes
    .filter(({ path }) => path.includes('*'))
    .map(
      ({ path }) =>
        `${name} reclama la ruta ${path}, y solo el shell puede tener una con «*»; da a cada página su dirección en src/routes.ts.`,
    );

/** Two applications may not claim one address. Among its own pages each knows which one comes first. */
const routeConflicts = (one: Release, other: Release) =>
  claimsOf(other).flatMap((claim) =>
    claimsOf(one)
      .filter((earlier) => earlier.address === claim.address || overlap(earlier, claim))
      .map((earlier) => conflictText(earlier, claim)),
  );

type Claim = {
  readonly name: string;
  readonly path: string;
  readonly address: string;
  /** The segments of the path, with and without each that may be missing; none for every address. */
  readonly forms: readonly (readonly string[])[];
};

const known = new WeakMap<Release, readonly Claim[]>();

/** Worked out once for each release, as it is compared with many. */
function claimsOf(release: Release) {
  const claims = known.get(release) ?? release.routes.map(({ path }) => claimOf(release, path));
  known.set(release, claims);
  return claims;
}

const claimOf = ({ name }: Release, path: string): Claim => ({
  name,
  path,
  address: addressOf(path),
  // A route for every address is for what nobody else claims.
  forms: path.includes('*') ? [] : formsOf(path),
});

const conflictText = (one: Claim, other: Claim) =>
  one.address === other.address
    ? `${one.name} y ${other.name} reclaman a la vez la ruta ${other.path}; cambia la de una de las dos en su src/routes.ts.`
    : `${one.name} reclama la ruta ${one.path} y ${other.name} la ruta ${other.path}, y hay direcciones que son de las dos; cambia la de una de las dos en su src/routes.ts.`;

/** Whether some address matches both patterns. */
const overlap = (one: Claim, other: Claim) =>
  one.forms.some((form) => other.forms.some((otherForm) => matchBoth(form, otherForm)));

/** Whether some address is of both paths, the second of which has no parameters that may be missing. */
export const meet = (one: string, other: string) =>
  !one.includes('*') &&
  formsOf(one).some((form) => formsOf(other).some((otherForm) => matchBoth(form, otherForm)));

const matchBoth = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length &&
  one.every((part, at) => part === other[at] || part === ':' || other[at] === ':');

/** The segments of a pattern, with and without each that may be missing. */
const formsOf = (path: string) =>
  addressOf(path)
    .split('/')
    .reduce<readonly (readonly string[])[]>(
      (forms, part) =>
        part.endsWith('?')
          ? [...forms, ...forms.map((form) => [...form, part.slice(0, -1)])]
          : forms.map((form) => [...form, part]),
      [[]],
    );

/** The same for paths that match the same addresses: letters' case and names of parameters make no difference. */
export const addressOf = (path: string) =>
  path
    .toLowerCase()
    .replaceAll(/:\w+/g, ':')
    .replace(/(?<=.)\/+$/, '');
