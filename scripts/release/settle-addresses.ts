import { isDeepStrictEqual } from 'node:util';
import {
  claimsOf,
  endOf,
  lostAddresses,
  nextRedirects,
  type AskedAddresses,
  type Claims,
} from '@portal/releases/addresses';
import { servedReleases } from '@portal/releases/channel';
import { addressOf } from '@portal/releases/compatibility';
import { releaseKey } from '@portal/releases/needed-releases';
import type { Redirects } from '@portal/releases/redirects';
import type { Registry } from '@portal/releases/registry';
import { readRelease, type Release } from '@portal/releases/release';

export type Settled = { readonly redirects: Redirects; readonly told: readonly string[] };

type Step = { readonly before: Registry; readonly after: Registry };

type How = {
  readonly releasesFolder: string;
  readonly asked: AskedAddresses;
  /** Whoever publishes decides what becomes of addresses; who goes back must not wait. */
  readonly isStrict: boolean;
};

/**
 * The redirects of the registry after a change. Refuses that an address is lost without a word, and redirects that
 * lead nowhere; where this must not wait, it only tells.
 */
export async function settleAddresses(step: Step, how: How): Promise<Settled> {
  const { before, after } = step;
  const releases = await readServed(how.releasesFolder, [before, after]);
  const [had, has] = [claimsOf(before, releases), claimsOf(after, releases)];
  const known = before.redirects ?? {};
  const wanted = nextRedirects(known, how.asked, has);
  const lost = lostAddresses(had, has).filter((path) => !(path in wanted));
  const strays = Object.keys(wanted).filter((from) => endOf(wanted, from, has) !== 'page');
  const ended = Object.keys(known).filter((from) => has.ofAll.has(from));
  const told = [
    ...ended.map((from) => `${from} tiene página otra vez: ya no lleva a ${known[from]}.`),
    ...lost.map((path) => `${path} deja de tener página.`),
  ];
  if (how.isStrict) {
    refuse([...misasked(how.asked, { had, has, known }), ...refusals(how.asked, lost)]);
    refuse(strays.map((from) => strayText(wanted, from, has)));
    return { redirects: wanted, told };
  }
  return {
    redirects: Object.fromEntries(
      Object.entries(wanted).filter(([from]) => !strays.includes(from)),
    ),
    told: [
      ...told,
      ...strays.map((from) => `${from} ya no lleva a ${wanted[from]}, que no tiene página.`),
    ],
  };
}

async function readServed(releasesFolder: string, registries: readonly Registry[]) {
  const served = registries.flatMap(({ applications }) => servedReleases(applications));
  const unique = [...new Map(served.map((one) => [releaseKey(one), one])).entries()];
  const releases = new Map<string, Release>();
  for (const [key, { name, id }] of unique) {
    // Of one that is damaged nobody knows the addresses, and going back from it must be possible.
    const release = await readRelease(releasesFolder, name, id).catch(() => undefined);
    if (release) releases.set(key, release);
  }
  return releases;
}

function refuse(sentences: readonly string[]) {
  if (sentences.length > 0) throw new Error(sentences.join('\n'));
}

/** What was asked for and has no sense. */
function misasked(
  { dropped, redirects }: AskedAddresses,
  { had, has, known }: { had: Claims; has: Claims; known: Redirects },
) {
  const isKept = (path: string) => has.ofAll.has(addressOf(path));
  // Whoever types a line once more finds done what it asks for.
  const isSame = isDeepStrictEqual(had, has);
  const isUnknown = (path: string) =>
    !isSame && !had.ofSome.has(addressOf(path)) && !(addressOf(path) in known);
  return [
    ...[...dropped, ...Object.keys(redirects)]
      .filter(isKept)
      .map((path) => `${path} sigue teniendo página; quita --drop o --redirect de ella.`),
    ...dropped
      .filter((path) => !isKept(path) && isUnknown(path))
      .map((path) => `--drop ${path}: nadie tiene esa dirección; revisa cómo está escrita.`),
  ];
}

function refusals({ dropped }: AskedAddresses, lost: readonly string[]) {
  const given = new Set(dropped.map(addressOf));
  return lost
    .filter((path) => !given.has(path))
    .map(
      (path) =>
        `${path} está en vivo y con este cambio nadie la tiene; consérvala en src/routes.ts, o di que se pierde con --drop ${path}${path.includes(':') ? '' : `, o a dónde lleva con --redirect ${path}=/otra`}.`,
    );
}

function strayText(redirects: Redirects, from: string, has: Claims) {
  const what = `${from} → ${redirects[from]}`;
  return endOf(redirects, from, has) === 'circle'
    ? `${what} da vueltas y no llega a ninguna página; elige otra dirección con --redirect ${from}=/otra.`
    : `${what} no llega a ninguna página en vivo; elige otra dirección con --redirect ${from}=/otra, o termina esa redirección con --drop ${from}.`;
}
