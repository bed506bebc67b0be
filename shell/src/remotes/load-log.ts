import type { LoadReport } from '@portal/releases/load-report';
import { containerName, releaseUrl, remoteEntryFile } from '@portal/releases/release-names';
import type { ComposedRoute } from './composition';
import { failedTries } from './load-script';

type Outcome = LoadReport['outcome'];

/** How one page of an application came into this page of the browser; the last time, if it was asked for again. */
export type PageLoad = {
  readonly application: string;
  readonly page: string;
  /** The pattern of its address. */
  readonly route: string;
  /** The release that should come. */
  readonly wanted: string;
  /** The release that came. */
  readonly came?: string;
  /** Another release came than the one that was wanted. */
  readonly isTakenOver: boolean;
  /** In milliseconds since the page was opened. */
  readonly askedAt: number;
  readonly arrivedAt?: number;
  /** How often the entry of the wanted release was asked for, by whichever page of it. */
  readonly tries: number;
  /** `came`: its scripts are there, and it has not been shown yet. */
  readonly outcome: 'loading' | 'came' | Outcome;
  /** What failed is a module that the shell provides. */
  readonly isShared?: boolean;
  /** Releases of it that could not be had, in the order in which they were tried. */
  readonly failures: readonly LoadFailure[];
  /** Why it could not be shown although it was there. */
  readonly crash?: unknown;
};

type LoadFailure = { readonly release: string; readonly cause: unknown };

type Place = Pick<ComposedRoute, 'application' | 'page'>;

const loads = new Map<string, PageLoad>();
const listeners = new Set<(load: PageLoad) => void>();
let snapshot: readonly PageLoad[] = [];

/** What was loaded in this page of the browser, in the order in which it was first asked for. */
export const loadLog = {
  /** The same array until something changes. */
  snapshot: () => snapshot,
  /** The listener is told what has changed. */
  subscribe: (listener: (load: PageLoad) => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** A page is asked for, of this release if it can be had. */
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

/** Its scripts are there. */
export const noteCame = (place: Place, came: string) =>
  update(place, ({ wanted }) => {
    const isTakenOver = came !== wanted;
    const outcome = isTakenOver ? 'took-over' : 'came';
    return { came, isTakenOver, outcome, arrivedAt: performance.now() };
  });

/** This release of it cannot be had. */
export const noteFailed = (place: Place, release: string, cause: unknown) =>
  update(place, ({ failures }) => ({ failures: [...failures, { release, cause }] }));

/** Nothing of it can be had; maybe for want of a module that the shell provides. */
export const noteLost = (place: Place, isShared: boolean) =>
  update(place, (load) => ({ isShared, outcome: isShared || hasEntry(load) ? 'chunk' : 'entry' }));

/** Its scripts are there, and a style sheet of it cannot be had. */
export const noteUnstyled = (place: Place, release: string, cause: unknown) =>
  update(place, ({ failures, outcome }) => ({
    failures: [...failures, { release, cause }],
    outcome: outcome === 'came' ? 'style' : outcome,
  }));

/** It stands in the page. */
export const noteShown = (place: Place) =>
  update(place, ({ outcome }) => outcome === 'came' && { outcome: 'ok' });

/** It was there, and what it shows has crashed. */
export const noteCrashed = (place: Place, crash: unknown) =>
  update(place, ({ came }) => came !== undefined && { outcome: 'render', crash });

/** The API did not know a call of it. */
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
