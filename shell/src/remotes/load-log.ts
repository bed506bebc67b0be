import type { LoadReport } from '@portal/releases/load-report';
import { containerName, releaseUrl, remoteEntryFile } from '@portal/releases/release-names';
import type { ComposedRoute } from './composition';
import { failedTries } from './load-script';

type Outcome = LoadReport['outcome'];

/** The latest load of an application's page. */
export type PageLoad = {
  readonly application: string;
  readonly page: string;
  /** Path pattern of the route. */
  readonly route: string;
  /** The requested release. */
  readonly wanted: string;
  /** The loaded release. */
  readonly came?: string;
  /** True if the fallback was loaded instead of the requested release. */
  readonly isTakenOver: boolean;
  /** In milliseconds since the page was opened. */
  readonly askedAt: number;
  readonly arrivedAt?: number;
  /** Number of requests for the entry of the requested release, by all pages. */
  readonly tries: number;
  /** `came`: loaded, but not shown yet. */
  readonly outcome: 'loading' | 'came' | Outcome;
  /** True if a shared module of the shell failed. */
  readonly isShared?: boolean;
  /** Failed releases in the order of the attempts. */
  readonly failures: readonly LoadFailure[];
  /** Error that prevented rendering after loading. */
  readonly crash?: unknown;
};

type LoadFailure = { readonly release: string; readonly cause: unknown };

type Place = Pick<ComposedRoute, 'application' | 'page'>;

const loads = new Map<string, PageLoad>();
const listeners = new Set<(load: PageLoad) => void>();
let snapshot: readonly PageLoad[] = [];

/** Page loads in this page, in the order of their first request. */
export const loadLog = {
  /** Stable until the next change. */
  snapshot: () => snapshot,
  subscribe: (listener: (load: PageLoad) => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Records a request for a page with the preferred release. */
export const noteAsked = ({ application, page, path: route }: ComposedRoute, wanted: string) =>
  write({
    application,
    page,
    route,
    wanted,
    isTakenOver: false,
    askedAt: performance.now(),
    tries: 0,
    failures: [],
    outcome: 'loading',
  });

/** Records that the scripts are loaded. */
export const recordLoaded = (place: Place, came: string) =>
  update(place, ({ wanted }) => {
    const isTakenOver = came !== wanted;
    const outcome = isTakenOver ? 'took-over' : 'came';
    return { came, isTakenOver, outcome, arrivedAt: performance.now() };
  });

/** Records that a release failed to load. */
export const noteFailed = (place: Place, release: string, cause: unknown) =>
  update(place, ({ failures }) => ({ failures: [...failures, { release, cause }] }));

/** Records that all releases failed, possibly because of a shared module. */
export const recordFailed = (place: Place, isShared: boolean) =>
  update(place, (load) => ({ isShared, outcome: isShared || hasEntry(load) ? 'chunk' : 'entry' }));

/** Records that a style sheet failed to load, although the scripts are loaded. */
export const noteUnstyled = (place: Place, release: string, cause: unknown) =>
  update(place, ({ failures, outcome }) => ({
    failures: [...failures, { release, cause }],
    outcome: outcome === 'came' ? 'style' : outcome,
  }));

/** Records that the page is shown. */
export const noteShown = (place: Place) =>
  update(place, ({ outcome }) => outcome === 'came' && { outcome: 'ok' });

/** Records that a loaded page crashed while rendering. */
export const noteCrashed = (place: Place, crash: unknown) =>
  update(place, ({ came }) => came !== undefined && { outcome: 'render', crash });

/** Records that the API did not know an endpoint used by the page. */
export const noteUnknownCall = (place: Place) =>
  update(place, ({ outcome }) => outcome === 'ok' && { outcome: 'call' });

const keyOf = ({ application, page }: Place) => `${application}/${page}`;

const hasEntry = ({ application, wanted }: PageLoad) =>
  containerName(application, wanted) in globalThis;

function update(place: Place, changeOf: (load: PageLoad) => Partial<PageLoad> | false) {
  const load = loads.get(keyOf(place));
  const change = load && changeOf(load);
  if (change) write({ ...load, ...change });
}

function write(load: PageLoad) {
  const { application, wanted } = load;
  const failed = failedTries(releaseUrl(application, wanted, remoteEntryFile));
  const written = { ...load, tries: failed + Number(hasEntry(load)) };
  loads.set(keyOf(load), written);
  snapshot = [...loads.values()];
  listeners.forEach((listener) => listener(written));
}
