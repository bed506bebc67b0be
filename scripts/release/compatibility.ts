import type { Release } from '../../shell/server/releases/release';
import { anyName } from '../webpack/share-contract-plugin';
import { satisfies } from './version-range';

/** Why this set of releases may not be live together; nothing, if it may. */
export function findConflicts(releases: readonly Release[]): readonly string[] {
  const shell = releases.find(({ name }) => name === 'shell');
  if (!shell) return ['No shell is published: it comes first.'];
  const remotes = releases.filter((release) => release !== shell);
  return [...remotes.flatMap((remote) => missingOf(remote, shell)), ...routeConflicts(releases)];
}

/** What the shell lacks of what a remote needs. */
const missingOf = (remote: Release, shell: Release) =>
  Object.entries(remote.requires).flatMap(([key, { range, names }]) => {
    const provided = shell.provides[key];
    const demand = `${remote.name} ${remote.id} needs ${key}`;
    const supply = `shell ${shell.id}`;
    if (!provided) return [`${demand}, which ${supply} does not provide.`];
    if (!satisfies(provided.version, range)) {
      return [`${demand} ${range}; ${supply} provides ${provided.version}.`];
    }
    return names
      .filter((name) => !isProvided(name, provided.names))
      .map((name) => `${demand}’s export ${name}, which ${supply} does not provide.`);
  });

const isProvided = (name: string, provided: readonly string[]) =>
  name === anyName || provided.includes(anyName) || provided.includes(name);

/** Two applications may not claim one address. Names of parameters make no difference. */
function routeConflicts(releases: readonly Release[]) {
  const owners = new Map<string, string>();
  return releases.flatMap(({ name, routes }) =>
    routes.flatMap(({ path }) => {
      const pattern = path.replaceAll(/:\w+/g, ':');
      const owner = owners.get(pattern);
      owners.set(pattern, name);
      return owner === undefined ? [] : [`${owner} and ${name} both claim the route ${path}.`];
    }),
  );
}
