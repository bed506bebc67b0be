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
import type { ReleaseReader } from '@portal/releases/read-releases';
import type { OwnedRedirects } from '@portal/releases/redirects';
import type { Registry } from '@portal/releases/registry';
import type { RefusalOf } from './authorize';
import { refuseForeignRedirects } from './foreign-redirects';
import { refuseAll } from './refuse-all';

export type Settled = { readonly redirects: OwnedRedirects; readonly told: readonly string[] };

type Step = { readonly before: Registry; readonly after: Registry };

type How = {
  readonly reader: ReleaseReader;
  /** The redirects that the change begins with. */
  readonly known: OwnedRedirects;
  readonly asked: AskedAddresses;
  /** The application that asks, to which new redirects belong. */
  readonly asker: string;
  readonly refusalOf: RefusalOf;
  /** Whoever publishes decides what becomes of addresses; who goes back must not wait. */
  readonly isStrict: boolean;
};

/**
 * The redirects of the registry after a change. Refuses that an address is lost without a word, and redirects that
 * lead nowhere; where this must not wait, it only tells. A redirect of others ends where its page does: nobody has to
 * keep a page for them.
 */
export async function settleAddresses(step: Step, how: How): Promise<Settled> {
  const { before, after } = step;
  const { asked, known, refusalOf } = how;
  const served = [before, after].flatMap(({ applications }) => servedReleases(applications));
  // Of one that is damaged nobody knows the addresses, and going back from it must be possible.
  const releases = await how.reader.readable(served);
  const [had, has] = [claimsOf(before, releases), claimsOf(after, releases)];
  const holderOf = (from: string) => known[from]?.by ?? had.ofSome.get(from) ?? how.asker;
  const wanted = nextRedirects({ known, asked, holderOf }, has);
  const lost = lostAddresses(had, has).filter((path) => !(path in wanted));
  const strays = Object.keys(wanted).filter((from) => endOf(wanted, from, has) !== 'page');
  const ended = Object.keys(known).filter((from) => has.ofAll.has(from));
  const told = [
    ...ended.map((from) => `${from} tiene página otra vez: ya no lleva a ${known[from]?.to}.`),
    ...lost.map((path) => `${path} deja de tener página.`),
  ];
  if (how.isStrict) {
    refuseAll([...misasked(asked, { had, has, known }), ...refusals(asked, lost)]);
    refuseForeignRedirects({ asked, known, holderOf, refusalOf }, { had, has });
    const own = strays.filter((from) => refusalOf(wanted[from]?.by ?? how.asker, '') === undefined);
    refuseAll(own.map((from) => strayText(wanted, from, has)));
  }
  return {
    redirects: Object.fromEntries(
      Object.entries(wanted).filter(([from]) => !strays.includes(from)),
    ),
    told: [
      ...told,
      ...strays.map((from) => `${from} ya no lleva a ${wanted[from]?.to}, que no tiene página.`),
    ],
  };
}

/** What was asked for and has no sense. */
function misasked(
  { dropped, redirects }: AskedAddresses,
  { had, has, known }: { had: Claims; has: Claims; known: OwnedRedirects },
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

function strayText(redirects: OwnedRedirects, from: string, has: Claims) {
  const what = `${from} → ${redirects[from]?.to}`;
  return endOf(redirects, from, has) === 'circle'
    ? `${what} da vueltas y no llega a ninguna página; elige otra dirección con --redirect ${from}=/otra.`
    : `${what} no llega a ninguna página en vivo; elige otra dirección con --redirect ${from}=/otra, o termina esa redirección con --drop ${from}.`;
}
