import type { ReleaseName } from './channel';
import { addressOf, meet } from './compatibility';
import { releaseKey } from './needed-releases';
import type { OwnedRedirects, Redirects } from './redirects';
import type { Registry } from './registry';
import type { Release } from './release';

/** What is answered at the addresses of a registry. */
export type Claims = {
  /** Patterns, as `addressOf` gives them, that all visitors have a page for. */
  readonly ofAll: ReadonlySet<string>;
  /** Those that some visitors have one for, with its application. */
  readonly ofSome: ReadonlyMap<string, string>;
};

/** What whoever publishes wants to become of addresses that nobody has a page for any more. */
export type AskedAddresses = {
  readonly dropped: readonly string[];
  readonly redirects: Redirects;
};

export const noAddresses: AskedAddresses = { dropped: [], redirects: {} };

export const asksForAny = ({ dropped, redirects }: AskedAddresses = noAddresses) =>
  dropped.length > 0 || Object.keys(redirects).length > 0;

/** The claims of a registry, of the releases by their keys; one that could not be read claims nothing. */
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
    // Of two the one that is live counts.
    ofSome: new Map([...others, live].flatMap((one) => [...one])),
  };
}

/** What a visitor gets: what is live and, for whom there are canaries, each of these or each joint one beside that. */
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

/** Patterns that all had a page for, and that some have none for any more. */
export const lostAddresses = (before: Claims, after: Claims): readonly string[] =>
  [...before.ofAll].filter((path) => !after.ofAll.has(path));

/** Redirects, whoever asked for them. */
type Wanted = {
  readonly known: OwnedRedirects;
  readonly asked: AskedAddresses;
  /** Whose a redirect of an address is. */
  readonly holderOf: (from: string) => string;
};

/** The redirects as they are wanted, without those whose address all have a page for again. */
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

/** Where a redirect ends: at a page, nowhere, or never, as it leads back to itself. */
export function endOf(redirects: OwnedRedirects, from: string, { ofSome }: Claims) {
  const passed = new Set<string>();
  for (let at = from; ;) {
    if (passed.has(at)) return 'circle';
    passed.add(at);
    const next = redirects[at];
    if (!next) return [...ofSome.keys()].some((path) => meet(path, at)) ? 'page' : 'nowhere';
    at = addressOf(next.to);
  }
}
