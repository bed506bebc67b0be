import * as v from 'valibot';
import { applicationName } from './names';

const unfit = 'una dirección del sitio como /hola, sin parámetros';

/** An address of the site without parameters, never one of another site. */
export const siteAddress = v.pipe(
  v.string(),
  v.check((text) => /^\/(?![/\\])[^\s\\:*?#]+$/.test(text), unfit),
);

/** By an address that nothing claims any more, as `addressOf` gives it, the one that took its place. */
export const redirects = v.record(siteAddress, siteAddress);

export type Redirects = v.InferOutput<typeof redirects>;

/** By such an address, the application that its redirect belongs to; one from before is nobody's. */
export const redirectedBy = v.record(siteAddress, applicationName);

/** Where an address leads, and whose that is. */
type Redirect = { readonly to: string; readonly by?: string | undefined };

/** By address. */
export type OwnedRedirects = Readonly<Record<string, Redirect>>;

type Noted = {
  readonly redirects?: Redirects;
  readonly redirectedBy?: v.InferOutput<typeof redirectedBy>;
};

/** The redirects that a registry notes. */
export const ownedRedirects = ({ redirects: all = {}, redirectedBy: by = {} }: Noted) =>
  Object.fromEntries(Object.entries(all).map(([from, to]) => [from, { to, by: by[from] }]));

/** As a registry notes them; nothing where there are none. */
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

/** A redirect that one state has and another lacks, or has otherwise. */
type Difference = { readonly from: string; readonly before?: Redirect; readonly after?: Redirect };

/** The addresses that do not lead to the same page of the same owner in both states. */
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
