import type { ReleaseName } from './channel';
import { addressOf, pathsOverlap } from './compatibility';
import { releaseKey } from './needed-releases';
import type { OwnedRedirects, Redirects } from './redirects';
import type { Registry } from './registry';
import type { Release } from './release';

/** Addresses that the releases of a registry have pages for. */
export type Claims = {
  /** Patterns (from `addressOf`) with a page for all visitors. */
  readonly ofAll: ReadonlySet<string>;
  /** Patterns with a page for at least some visitors, and its application. */
  readonly ofSome: ReadonlyMap<string, string>;
};

/** The publisher's wishes for addresses that no longer have a page. */
export type AskedAddresses = {
  readonly dropped: readonly string[];
  readonly redirects: Redirects;
};

export const noAddresses: AskedAddresses = { dropped: [], redirects: {} };

export const asksForAny = ({ dropped, redirects }: AskedAddresses = noAddresses) =>
  dropped.length > 0 || Object.keys(redirects).length > 0;

/**
 * Addresses claimed by a registry. `releases` is keyed by `releaseKey`; a missing release claims
 * nothing.
 */
export function claimsOf(
  { applications }: Pick<Registry, 'applications'>,
  releases: ReadonlyMap<string, Release>,
): Claims {
  const patternsOf = (one: ReleaseName) =>
    (releases.get(releaseKey(one))?.routes ?? [])
      .map(({ path }) => addressOf(path))
      .filter((path) => !path.includes('*'))
      .map((path) => [path, one.name] as const);
  const answered = statesOf(applications).map((set) => new Map(set.flatMap(patternsOf)));
  const [live = new Map<string, string>(), ...others] = answered;
  return {
    ofAll: new Set([...live.keys()].filter((path) => others.every((one) => one.has(path)))),
    // The live release takes precedence.
    ofSome: new Map([...others, live].flatMap((one) => [...one])),
  };
}

/**
 * All possible release sets of a visitor: the live releases, and for each canary or joint group of
 * canaries the set that contains it.
 */
function statesOf(applications: Registry['applications']): readonly (readonly ReleaseName[])[] {
  const channels = Object.entries(applications);
  const units = new Set(
    channels.flatMap(([name, { canary }]) => (canary ? [canary.group ?? name] : [])),
  );
  const set = (unit?: string | number) =>
    channels.flatMap(([name, { live, canary }]) => {
      const id = canary && (canary.group ?? name) === unit ? canary.id : live;
      return id === undefined ? [] : [{ name, id }];
    });
  return [set(), ...[...units].map(set)];
}

/** Patterns with a page for all visitors before, but not after. */
export const lostAddresses = (before: Claims, after: Claims): readonly string[] =>
  [...before.ofAll].filter((path) => !after.ofAll.has(path));

/** Existing and requested redirects. */
type Wanted = {
  readonly known: OwnedRedirects;
  readonly asked: AskedAddresses;
  readonly holderOf: (from: string) => string;
};

/**
 * Merges the redirects, without dropped ones and without addresses that have a page for all
 * visitors again.
 */
export function nextRedirects(
  { known, asked: { dropped, redirects }, holderOf }: Wanted,
  { ofAll }: Claims,
): OwnedRedirects {
  const asked = Object.entries(redirects).map(([path, to]) => {
    const from = addressOf(path);
    return [from, { to, by: holderOf(from) }] as const;
  });
  const gone = new Set(dropped.map(addressOf));
  const all = Object.entries({ ...known, ...Object.fromEntries(asked) });
  return Object.fromEntries(all.filter(([from]) => !ofAll.has(from) && !gone.has(from)));
}

/** Result of following a redirect: a page, nowhere, or a circle. */
export function endOf(redirects: OwnedRedirects, from: string, { ofSome }: Claims) {
  const passed = new Set<string>();
  for (let at = from; ;) {
    if (passed.has(at)) return 'circle';
    passed.add(at);
    const next = redirects[at];
    if (!next)
      return [...ofSome.keys()].some((path) => pathsOverlap(path, at)) ? 'page' : 'nowhere';
    at = addressOf(next.to);
  }
}
