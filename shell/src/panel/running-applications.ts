import type { Composition } from '../remotes/composition';
import type { PageLoad } from '../remotes/load-log';
import type { PublishedApplication, PublishedReleases } from './published-releases';

export type RunningApplication = {
  readonly name: string;
  /** The running release, or the one that would run; undefined if the page has none. */
  readonly release: string | undefined;
  /** Explains why this release was selected. */
  readonly origin: string;
  readonly loads: readonly PageLoad[];
  readonly published: PublishedApplication;
  /** Release override of this browser. */
  readonly pin: string | undefined;
};

type Given = {
  readonly composition: Composition;
  readonly loads: readonly PageLoad[];
  readonly published: PublishedReleases;
  /** The running shell release. */
  readonly shell: string | undefined;
};

/** All published applications with their release in this page. */
export function runningApplications({
  composition,
  loads,
  published,
  shell,
}: Given): RunningApplication[] {
  return Object.entries(published.applications).map(([name, application]) => {
    const wanted = name === 'shell' ? composition.shell : composition.remotes[name]?.[0]?.id;
    const own = loads.filter((load) => load.application === name);
    const came = name === 'shell' ? shell : own.findLast((load) => load.came)?.came;
    const pin = published.pins[name];
    return {
      name,
      release: came ?? wanted,
      origin: originOf({ wanted, came, application, pin }),
      loads: own,
      published: application,
      pin,
    };
  });
}

type Origin = {
  readonly wanted: string | undefined;
  readonly came: string | undefined;
  readonly application: PublishedApplication;
  readonly pin: string | undefined;
};

function originOf({ wanted, came, application, pin }: Origin) {
  if (wanted && came && came !== wanted) return `Reemplaza a ${wanted}, que no se pudo cargar`;
  const release = came ?? wanted;
  if (application.disabled) return `Desactivada: ${application.disabled.message}`;
  if (release === undefined) return absenceOf(application);
  if (release === pin) return 'Elegida para este navegador';
  return channelOf(release, application);
}

function absenceOf({ live, canary }: PublishedApplication) {
  if (live !== undefined) return 'No forma parte de esta página';
  return canary ? 'Solo canario: nada en vivo' : 'Nada en vivo';
}

function channelOf(release: string, { live, previous, canary }: PublishedApplication) {
  if (release === live) return 'En vivo';
  if (release === canary?.id) return `En prueba con el ${canary.percent} % de las visitas`;
  if (release === previous) return 'La anterior a la que está en vivo';
  return 'Estaba en vivo cuando se abrió esta página';
}

const outcomes: Readonly<Record<PageLoad['outcome'], string>> = {
  loading: 'se está cargando',
  came: 'cargada, sin mostrarse aún',
  ok: 'sin fallas',
  entry: 'falló: no llegó su primer script',
  chunk: 'falló: no llegó uno de sus scripts',
  render: 'falló al mostrarse',
  'took-over': 'la versión anterior tomó su lugar',
  style: 'se ve sin una de sus hojas de estilo',
  call: 'la API no entendió una de sus llamadas',
};

/** Result of a page load, in one line. */
export function describeLoad({ route, askedAt, arrivedAt, tries, outcome, isShared }: PageLoad) {
  const arrived = arrivedAt === undefined ? '' : `, lista a los ${inMilliseconds(arrivedAt)}`;
  const shared = isShared ? ' (un módulo compartido)' : '';
  const counted = tries === 1 ? '1 intento' : `${tries} intentos`;
  return `${route}: pedida a los ${inMilliseconds(askedAt)}${arrived}; ${counted}, ${outcomes[outcome]}${shared}`;
}

/** Maximum length of a shown cause, in characters. */
const longestCause = 300;

/** Failed releases of a page with causes, one line each. */
export const describeFailures = ({ failures }: PageLoad) =>
  failures.map(({ release, cause }) => `${release} no se pudo cargar: ${inOneLine(cause)}`);

function inOneLine(cause: unknown) {
  const text = String(cause).replaceAll(/\s+/g, ' ');
  return text.length > longestCause ? `${text.slice(0, longestCause)}…` : text;
}

/** Loads and failures of the releases for all visitors, one line each. */
export const describeCounts = ({ counts }: PublishedApplication) =>
  Object.entries(counts).map(
    ([id, { loads, failures }]) => `${id}: ${failures} de ${loads} cargas fallaron`,
  );

/** Signer of each release that can be chosen, one line each. */
export const describeSignatures = ({ signed }: PublishedApplication) =>
  Object.entries(signed).map(([id, text]) => `${id}: ${text}`);

const inMilliseconds = (time: number) => `${Math.round(time)} ms`;
