import { containerName } from '@portal/releases/release-names';
import type { ComposedRoute } from './composition';
import {
  loadLog,
  noteAsked,
  recordLoaded,
  noteCrashed,
  recordFailed,
  noteShown,
  noteUnknownCall,
} from './load-log';
import { failedTries } from './load-script';

jest.mock('./load-script', () => ({ failedTries: jest.fn(() => 0) }));

const announceEntry = (application: string, id: string) =>
  Reflect.set(globalThis, containerName(application, id), {});

const routeOf = (application: string): ComposedRoute => ({
  application,
  path: '/ofertas/:id',
  title: 'Ofertas',
  page: 'board',
  access: 'public',
  render: 'server',
});

const loadOf = (application: string) =>
  loadLog.snapshot().find((load) => load.application === application);

test('a page is loading, has come, and then stands there', () => {
  const route = routeOf('mf-one');
  noteAsked(route, 'o2');
  expect(loadOf('mf-one')).toMatchObject({
    page: 'board',
    route: '/ofertas/:id',
    wanted: 'o2',
    outcome: 'loading',
  });

  jest.mocked(failedTries).mockReturnValueOnce(1);
  announceEntry('mf-one', 'o2');
  recordLoaded(route, 'o2');
  expect(loadOf('mf-one')).toMatchObject({ outcome: 'came', came: 'o2', tries: 2 });

  noteShown(route);
  const { askedAt = 0, arrivedAt = 0, ...load } = loadOf('mf-one') ?? {};
  expect(load).toMatchObject({ outcome: 'ok', isTakenOver: false });
  expect(arrivedAt).toBeGreaterThanOrEqual(askedAt);
});

test('a page of another release has taken over, also once it stands there', () => {
  const route = routeOf('mf-two');
  noteAsked(route, 'o2');
  recordLoaded(route, 'o1');
  noteShown(route);

  expect(loadOf('mf-two')).toMatchObject({
    wanted: 'o2',
    came: 'o1',
    isTakenOver: true,
    outcome: 'took-over',
  });
});

test('of a page that cannot be had it says which script failed', () => {
  for (const name of ['mf-entry', 'mf-chunk', 'mf-shared']) noteAsked(routeOf(name), 'o2');
  recordFailed(routeOf('mf-entry'), false);
  announceEntry('mf-chunk', 'o2');
  recordFailed(routeOf('mf-chunk'), false);
  recordFailed(routeOf('mf-shared'), true);

  expect(loadOf('mf-entry')).toMatchObject({ outcome: 'entry' });
  expect(loadOf('mf-chunk')).toMatchObject({ outcome: 'chunk', isShared: false });
  expect(loadOf('mf-shared')).toMatchObject({ outcome: 'chunk', isShared: true });
});

test('a page that was there has crashed; one that never came has not', () => {
  noteAsked(routeOf('mf-three'), 'o2');
  noteCrashed(routeOf('mf-three'), new Error('crashed'));
  expect(loadOf('mf-three')).toMatchObject({ outcome: 'loading' });
  recordLoaded(routeOf('mf-three'), 'o2');
  noteCrashed(routeOf('mf-three'), new Error('crashed'));

  expect(loadOf('mf-three')).toMatchObject({ outcome: 'render' });
});

test('of a page that stands there the API did not know a call', () => {
  noteAsked(routeOf('mf-five'), 'o2');
  recordLoaded(routeOf('mf-five'), 'o2');
  noteUnknownCall(routeOf('mf-five'));
  expect(loadOf('mf-five')).toMatchObject({ outcome: 'came' });
  noteShown(routeOf('mf-five'));
  noteUnknownCall(routeOf('mf-five'));

  expect(loadOf('mf-five')).toMatchObject({ outcome: 'call' });
});

test('what was asked for again stands there once, and who listens hears of each change', () => {
  const listener = jest.fn();
  const stop = loadLog.subscribe(listener);
  noteAsked(routeOf('mf-four'), 'o2');
  const before = loadLog.snapshot();
  recordFailed(routeOf('mf-four'), false);
  noteAsked(routeOf('mf-four'), 'o2');
  stop();
  recordLoaded(routeOf('mf-four'), 'o2');

  expect(listener).toHaveBeenCalledTimes(3);
  expect(loadLog.snapshot()).not.toBe(before);
  expect(loadLog.snapshot().filter(({ application }) => application === 'mf-four')).toHaveLength(1);
});
