import type { ComposedRoute } from './composition';
import { importFromRelease, isShareFailure } from './federation';
import { importPage } from './import-page';

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

/** Releases named here answer; the others are broken. */
const answerOnly = (...good: readonly string[]) =>
  importMock.mockImplementation((_application, { id }) =>
    good.includes(id) ? Promise.resolve(page) : Promise.reject(new Error(`${id} is broken`)),
  );

beforeEach(() => importMock.mockReset());

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
