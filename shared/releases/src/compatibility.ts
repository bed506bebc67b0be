import { satisfies } from 'semver';
import { anyName, type Release } from './release';

/** Why this set of releases may not be live together; nothing, if it may. */
export function findConflicts(releases: readonly Release[]): readonly string[] {
  const shell = releases.find(({ name }) => name === 'shell');
  if (!shell) return ['No hay ningún shell publicado: va primero.'];
  const remotes = releases.filter((release) => release !== shell);
  return [
    ...remotes.flatMap((remote) => missingOf(remote, shell)),
    ...remotes.flatMap(greedyRoutes),
    ...routeConflicts(releases),
  ];
}

/** What the shell lacks of what a remote needs. */
const missingOf = (remote: Release, shell: Release) =>
  Object.entries(remote.requires).flatMap(([key, { range, names }]) => {
    const provided = shell.provides[key];
    const who = `${remote.name} ${remote.id}`;
    const supply = `shell ${shell.id}`;
    if (!provided) return [`${who} necesita ${key}, que ${supply} no ofrece.`];
    if (!satisfies(provided.version, range)) {
      return [`${who} necesita ${key} ${range}, y ${supply} ofrece ${provided.version}.`];
    }
    return names
      .filter((name) => !isProvided(name, provided.names))
      .map((name) => `${who} necesita ${name} de ${key}, que ${supply} no ofrece.`);
  });

const isProvided = (name: string, provided: readonly string[]) =>
  name === anyName || provided.includes(anyName) || provided.includes(name);

/** A route for every address takes those of others. */
const greedyRoutes = ({ name, routes }: Release) =>
  routes
    .filter(({ path }) => path.includes('*'))
    .map(({ path }) => `${name} reclama la ruta ${path}, y solo el shell puede tener una con «*».`);

/** Two applications may not claim one address. Names of parameters make no difference. */
function routeConflicts(releases: readonly Release[]) {
  const owners = new Map<string, string>();
  return releases.flatMap(({ name, routes }) =>
    routes.flatMap(({ path }) => {
      const pattern = path.replaceAll(/:\w+/g, ':');
      const owner = owners.get(pattern);
      owners.set(pattern, name);
      return owner === undefined ? [] : [`${owner} y ${name} reclaman a la vez la ruta ${path}.`];
    }),
  );
}
