import type { ComposedRoute } from './composition';
import { importFromRelease, isShareFailure } from './federation';
import { importPage } from './import-page';
import { loadLog } from './load-log';
import { logLoadFailures } from './record-loads';

jest.mock('./federation', () => ({ importFromRelease: jest.fn(), isShareFailure: jest.fn() }));

const importMock = jest.mocked(importFromRelease);
const page = { OfferBoardPage: () => 'offers' };

const board: ComposedRoute = {
  application: 'mf-offers',
  path: '/ofertas',
  title: 'Ofertas',
  page: 'board',
  access: 'public',
  render: 'server',
};

const releasesOf = (...ids: readonly string[]) =>
  ids.map((id) => ({ id, integrity: `sha256-${id}` }));

const triedIds = () => importMock.mock.calls.map(([, release]) => release.id);

/** Only the given releases load. */
const answerOnly = (...good: readonly string[]) =>
  importMock.mockImplementation((_application, { id }) =>
    good.includes(id) ? Promise.resolve(page) : Promise.reject(new Error(`${id} is broken`)),
  );

const shown = jest.spyOn(console, 'error').mockImplementation();

beforeEach(() => {
  importMock.mockReset();
  shown.mockClear();
});

test('takes the live release', async () => {
  answerOnly('o2', 'o1');

  const releases = releasesOf('o2', 'o1');
  expect(await importPage(board, releases)).toEqual({
    module: page,
    release: releases[0],
  });
  expect(triedIds()).toEqual(['o2']);
});

test('takes the last good release when the live one cannot be had, and stays with it', async () => {
  answerOnly('o1');
  const releases = releasesOf('o2', 'o1');

  await importPage(board, releases);
  await importPage({ ...board, page: 'detail' }, releases);

  expect(triedIds()).toEqual(['o2', 'o1', 'o1']);
});

test('a shared module that cannot be had is not the release’s fault, so it stays', async () => {
  answerOnly('o1');
  jest.mocked(isShareFailure).mockReturnValueOnce(true);
  const releases = releasesOf('o2', 'o1');

  await expect(importPage(board, releases)).rejects.toThrow('o2 is broken');
  answerOnly('o2');
  await importPage(board, releases);

  expect(triedIds()).toEqual(['o2', 'o2']);
});

test('when no release can be had, the next attempt begins anew', async () => {
  answerOnly();
  const releases = releasesOf('o2', 'o1');

  await expect(importPage(board, releases)).rejects.toThrow('o1 is broken');
  answerOnly('o2');
  await importPage(board, releases);

  expect(triedIds()).toEqual(['o2', 'o1', 'o2']);
});

test('the console tells why a release of a page failed, once, also while another one works', async () => {
  loadLog.subscribe(logLoadFailures);
  answerOnly('p1');
  const told = { ...board, page: 'told' };

  await importPage(told, releasesOf('p2', 'p1'));
  await importPage(told, releasesOf('p2', 'p1'));
  await importPage({ ...board, page: 'told too' }, releasesOf('p2', 'p1'));

  expect(shown.mock.calls).toEqual([
    ['mf-offers p2 told', new Error('p2 is broken')],
    ['mf-offers p2 told too', new Error('p2 is broken')],
  ]);
});

test('what runs in the page knows why each release of it could not be had', async () => {
  answerOnly();
  const lost = { ...board, page: 'lost' };

  await expect(importPage(lost, releasesOf('q2', 'q1'))).rejects.toThrow('q1 is broken');

  expect(loadLog.snapshot().find(({ page: name }) => name === 'lost')?.failures).toEqual([
    { release: 'q2', cause: new Error('q2 is broken') },
    { release: 'q1', cause: new Error('q1 is broken') },
  ]);
});
