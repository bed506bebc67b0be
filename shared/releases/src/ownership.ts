import type { Owner } from './owner';
import type { Registry } from './registry';

/**
 * Owner of an application, also of a retired one; undefined if it has none, as in earlier
 * registries.
 */
export const ownerOf = ({ applications, retired = {} }: Registry, name: string) =>
  (applications[name] ?? retired[name])?.owner;

/** True for the shell's owner, which may change all applications. */
export const isOperator = (registry: Registry, publicKey: string | undefined) =>
  has(ownerOf(registry, 'shell'), publicKey);

/** True if the key belongs to the owner or the operator, or if the application has no owner. */
export function mayChange(registry: Registry, name: string, publicKey: string | undefined) {
  const found = ownerOf(registry, name);
  return found === undefined || has(found, publicKey) || isOperator(registry, publicKey);
}

const has = (one: Owner | undefined, publicKey: string | undefined) =>
  publicKey !== undefined && one?.keys.includes(publicKey) === true;

/**
 * Adds the owners to a changed registry. Each name keeps its owner unless `given` names another
 * one. Removed applications become retired ones.
 */
export function preserveOwners(
  before: Registry,
  after: Registry,
  given: Readonly<Record<string, Owner>> = {},
): Registry {
  const retired = { ...before.retired };
  for (const [name, channel] of Object.entries(before.applications)) {
    if (after.applications[name]) continue;
    const { owner: _owner, ...last } = channel;
    retired[name] = { since: new Date().toISOString(), channel: last };
  }
  const applications = Object.fromEntries(
    Object.entries(after.applications).map(([name, channel]) => [
      name,
      withOwner(channel, given[name] ?? ownerOf(before, name)),
    ]),
  );
  const gone = Object.entries(retired)
    .filter(([name]) => !after.applications[name])
    .map(([name, one]) => [name, withOwner(one, given[name] ?? ownerOf(before, name))] as const);
  const { retired: _before, ...rest } = after;
  return {
    ...rest,
    applications,
    ...(gone.length > 0 && { retired: Object.fromEntries(gone) }),
  };
}

function withOwner<Owned extends { owner?: Owner }>(owned: Owned, next: Owner | undefined) {
  const { owner: _before, ...rest } = owned;
  return { ...rest, ...(next && { owner: next }) };
}
