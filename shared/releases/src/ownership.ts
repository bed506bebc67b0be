import type { Owner } from './owner';
import type { Registry } from './registry';

/** Of an application, of one that was retired too; nobody owns those of before. */
export const ownerOf = ({ applications, retired = {} }: Registry, name: string) =>
  (applications[name] ?? retired[name])?.owner;

/** The owner of the shell may act for all. */
export const isOperator = (registry: Registry, publicKey: string | undefined) =>
  has(ownerOf(registry, 'shell'), publicKey);

/** Whether a key is one of the owner's, or the operator's; anybody's where there is no owner. */
export function mayChange(registry: Registry, name: string, publicKey: string | undefined) {
  const found = ownerOf(registry, name);
  return found === undefined || has(found, publicKey) || isOperator(registry, publicKey);
}

const has = (one: Owner | undefined, publicKey: string | undefined) =>
  publicKey !== undefined && one?.keys.includes(publicKey) === true;

/**
 * A registry in which applications came, changed or went, whatever they were made of, with what it says of its
 * owners: each name stays its owner's, unless `given` says otherwise, and one that went is noted as retired.
 */
export function keepOwners(
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
