import * as v from 'valibot';
import { applicationName } from './names';

const unfit = 'una dirección del sitio como /hola, sin parámetros';

/** A path of this site without parameters; never a URL of another site. */
export const siteAddress = v.pipe(
  v.string(),
  v.check((text) => /^\/(?![/\\])[^\s\\:*?#]+$/.test(text), unfit),
);

/** Targets of redirects, by the unclaimed path (from `addressOf`). */
export const redirects = v.record(siteAddress, siteAddress);

export type Redirects = v.InferOutput<typeof redirects>;

/** Owning application of each redirect, by path. Redirects of earlier registries have none. */
export const redirectedBy = v.record(siteAddress, applicationName);

type Redirect = { readonly to: string; readonly by?: string | undefined };

/** Redirects by path. */
export type OwnedRedirects = Readonly<Record<string, Redirect>>;

type Noted = {
  readonly redirects?: Redirects;
  readonly redirectedBy?: v.InferOutput<typeof redirectedBy>;
};

/** Reads the redirects of a registry. */
export const ownedRedirects = ({ redirects: all = {}, redirectedBy: by = {} }: Noted) =>
  Object.fromEntries(Object.entries(all).map(([from, to]) => [from, { to, by: by[from] }]));

/** Writes redirects as in a registry; empty if there are none. */
export function notedRedirects(owned: OwnedRedirects): Noted {
  const all = Object.entries(owned);
  const held = all.flatMap(([from, { by }]) => (by === undefined ? [] : [[from, by] as const]));
  return {
    ...(all.length > 0 && {
      redirects: Object.fromEntries(all.map(([from, { to }]) => [from, to])),
    }),
    ...(held.length > 0 && { redirectedBy: Object.fromEntries(held) }),
  };
}

/** A redirect that differs between two states. */
type Difference = { readonly from: string; readonly before?: Redirect; readonly after?: Redirect };

/** Redirects with another target or owner, or in only one of the states. */
export const redirectDifferences = (before: OwnedRedirects, after: OwnedRedirects) =>
  [...new Set([before, after].flatMap((one) => Object.keys(one)))]
    .map((from): Difference => ({
      from,
      ...(before[from] && { before: before[from] }),
      ...(after[from] && { after: after[from] }),
    }))
    .filter((one) => !isSameRedirect(one.before, one.after));

export const isSameRedirect = (one: Redirect | undefined, other: Redirect | undefined) =>
  one?.to === other?.to && one?.by === other?.by;
