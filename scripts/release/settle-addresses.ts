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
  /** Redirects before the change. */
  readonly known: OwnedRedirects;
  readonly asked: AskedAddresses;
  /** The application that makes the change and owns new redirects. */
  readonly asker: string;
  readonly refusalOf: RefusalOf;
  /** True if every lost address must be settled; false for a rollback, which must not wait. */
  readonly isStrict: boolean;
};

/**
 * Returns the redirects after a change. Refuses lost addresses without a decision, and redirects
 * without a target; if not strict, only reports them. A redirect of another owner ends with its
 * target page: its owner cannot require others to keep a page.
 */
export async function settleAddresses(step: Step, how: How): Promise<Settled> {
  const { before, after } = step;
  const { asked, known, refusalOf } = how;
  const served = [before, after].flatMap(({ applications }) => servedReleases(applications));
  // The addresses of a damaged release are unknown, and a rollback from it must be possible.
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

/** Returns the requests that do not make sense. */
function misasked(
  { dropped, redirects }: AskedAddresses,
  { had, has, known }: { had: Claims; has: Claims; known: OwnedRedirects },
) {
  const isKept = (path: string) => has.ofAll.has(addressOf(path));
  // If nothing changed, the command is a repetition and has already done its work.
  const isSame = isDeepStrictEqual(had, has);
  const isUnknown = (path: string) =>
    !isSame && !had.ofSome.has(addressOf(path)) && !(addressOf(path) in known);
  return [
    ...[...dropped, ...Object.keys(redirects)]
      .filter(isKept)
      .map((path) => `${path} sigue teniendo página; quita --drop o --redirect de ella.`),
    ...dropped
      .filter((path) => !isKept(path) && isUnknown(path))
      .map(
        (path) =>
          `--drop ${path}: ninguna aplicación tiene esa dirección; revisa cómo está escrita.`,
      ),
  ];
}

function refusals({ dropped }: AskedAddresses, lost: readonly string[]) {
  const given = new Set(dropped.map(addressOf));
  return lost
    .filter((path) => !given.has(path))
    .map(
      (path) =>
        `${path} está en vivo y este cambio la elimina; consérvala en src/routes.ts, o confirma que se elimina con --drop ${path}${path.includes(':') ? '' : `, o redirígela con --redirect ${path}=/otra`}.`,
    );
}

function strayText(redirects: OwnedRedirects, from: string, has: Claims) {
  const what = `${from} → ${redirects[from]?.to}`;
  return endOf(redirects, from, has) === 'circle'
    ? `${what} da vueltas y no llega a ninguna página; elige otra dirección con --redirect ${from}=/otra.`
    : `${what} no llega a ninguna página en vivo; elige otra dirección con --redirect ${from}=/otra, o termina esa redirección con --drop ${from}.`;
}
