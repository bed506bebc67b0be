import { gtr, satisfies } from 'semver';
import { anyName, type Release } from './release';

/** Reasons why these releases cannot be live together; empty if they can. */
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

/** Reasons why a release cannot be live with any other. */
export const ownConflicts = (release: Release): readonly string[] => [
  ...(isShell(release) ? [] : greedyRoutes(release)),
  ...claimsOf(release).flatMap((claim, at, claims) =>
    claims
      .slice(0, at)
      .filter((earlier) => earlier.address === claim.address)
      .map((earlier) => conflictText(earlier, claim)),
  ),
];

/**
 * Reasons why the releases of two applications cannot be in one release set. All conflicts are
 * between pairs.
 */
export const pairConflicts = (one: Release, other: Release): readonly string[] => [
  ...(isShell(one) ? missingOf(other, one) : []),
  ...(isShell(other) ? missingOf(one, other) : []),
  ...routeConflicts(one, other),
];

const isShell = ({ name }: Release) => name === 'shell';

/**
 * Requirements of a remote that the shell does not meet. Modules of one package have the same
 * version, so their messages are merged.
 */
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

/** A catch-all route would take routes of other applications. */
const greedyRoutes = ({ name, routes }: Release) =>
  routes
    .filter(({ path }) => path.includes('*'))
    .map(
      ({ path }) =>
        `${name} declara la ruta ${path}, pero solo el shell puede usar «*»; declara una ruta por página en src/routes.ts.`,
    );

/**
 * Two applications may not claim the same address. The order of routes inside an application is its
 * own concern.
 */
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
  /** Path segments in all variants, with and without optional ones; empty for a catch-all route. */
  readonly forms: readonly (readonly string[])[];
};

const known = new WeakMap<Release, readonly Claim[]>();

/** Cached, because each release is compared with many others. */
function claimsOf(release: Release) {
  const claims = known.get(release) ?? release.routes.map(({ path }) => claimOf(release, path));
  known.set(release, claims);
  return claims;
}

const claimOf = ({ name }: Release, path: string): Claim => ({
  name,
  path,
  address: addressOf(path),
  // A catch-all route only receives unclaimed addresses.
  forms: path.includes('*') ? [] : formsOf(path),
});

const conflictText = (one: Claim, other: Claim) =>
  one.address === other.address
    ? `${one.name} y ${other.name} declaran la misma ruta ${other.path}; cambia una de ellas en src/routes.ts.`
    : `Las rutas ${one.path} (${one.name}) y ${other.path} (${other.name}) coinciden en algunas direcciones; cambia una de ellas en src/routes.ts.`;

/** True if an address can match both claims. */
const overlap = (one: Claim, other: Claim) =>
  one.forms.some((form) => other.forms.some((otherForm) => matchBoth(form, otherForm)));

/** True if an address can match both paths. `other` must not have optional parameters. */
export const pathsOverlap = (one: string, other: string) =>
  !one.includes('*') &&
  formsOf(one).some((form) => formsOf(other).some((otherForm) => matchBoth(form, otherForm)));

const matchBoth = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length &&
  one.every((part, at) => part === other[at] || part === ':' || other[at] === ':');

/** Segments of a pattern in all variants, with and without optional ones. */
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

/**
 * Normalises a path, so that paths for the same addresses are equal. Ignores case and names of
 * parameters.
 */
export const addressOf = (path: string) =>
  path
    .toLowerCase()
    .replaceAll(/:\w+/g, ':')
    .replace(/(?<=.)\/+$/, '');
