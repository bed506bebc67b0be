import type { LoadReport } from '@portal/releases/load-report';
import type { ComposedRoute } from './composition';

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
};

type Place = Pick<ComposedRoute, 'application' | 'page'>;

const loads = new Map<string, PageLoad>();
const tries = new Map<string, number>();
const arrivedEntries = new Set<string>();
const listeners = new Set<() => void>();
let snapshot: readonly PageLoad[] = [];

/** What was loaded in this page of the browser, in the order in which it was first asked for. */
export const loadLog = {
  /** The same array until something changes. */
  snapshot: () => snapshot,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** A page is asked for, of this release if it can be had. */
export function noteAsked({ application, page, path: route }: ComposedRoute, wanted: string) {
  write({
    application,
    page,
    route,
    wanted,
    isTakenOver: false,
    askedAt: performance.now(),
    tries: triesOf(application, wanted),
    outcome: 'loading',
  });
}

/** Its scripts are there. */
export function noteCame(place: Place, came: string) {
  const load = find(place);
  if (!load) return;
  const isTakenOver = came !== load.wanted;
  const outcome = isTakenOver ? 'took-over' : 'came';
  update(load, { came, isTakenOver, outcome, arrivedAt: performance.now() });
}

/** Nothing of it can be had. */
export function noteLost(place: Place, { isShared = false } = {}) {
  const load = find(place);
  if (!load) return;
  const hasEntry = arrivedEntries.has(keyOf(load.application, load.wanted));
  update(load, { outcome: hasEntry || isShared ? 'chunk' : 'entry', isShared });
}

/** It stands in the page. */
export function noteShown(place: Place) {
  const load = find(place);
  if (load?.outcome === 'came') update(load, { outcome: 'ok' });
}

/** It was there, and what it shows, or a script that it asked for later, failed. */
export function noteCrashed(place: Place, outcome: 'render' | 'chunk') {
  const load = find(place);
  if (load?.came) update(load, { outcome });
}

/** The entry of a release is asked for. */
export function noteTry(application: string, id: string) {
  const key = keyOf(application, id);
  tries.set(key, (tries.get(key) ?? 0) + 1);
}

/** The entry of a release ran and gave what it should. */
export function noteEntry(application: string, id: string) {
  arrivedEntries.add(keyOf(application, id));
}

const keyOf = (application: string, id: string) => `${application}/${id}`;
const triesOf = (application: string, id: string) => tries.get(keyOf(application, id)) ?? 0;

const find = ({ application, page }: Place) => loads.get(keyOf(application, page));

function update(load: PageLoad, change: Partial<PageLoad>) {
  write({ ...load, ...change, tries: triesOf(load.application, load.wanted) });
}

function write(load: PageLoad) {
  loads.set(keyOf(load.application, load.page), load);
  snapshot = [...loads.values()];
  listeners.forEach((listener) => listener());
}
