import type { orderReleases } from './release-order';

const releases = ['o2', 'o1'].map((id) => ({ id, integrity: `sha256-${id}` }));

/** Simulates opening a page with this value in its storage. */
async function orderIn(stored: string | undefined) {
  localStorage.clear();
  if (stored !== undefined) localStorage.setItem('portal-left-out', stored);
  let order: typeof orderReleases | undefined;
  await jest.isolateModulesAsync(async () => {
    order = (await import('./release-order')).orderReleases;
  });
  return order?.('mf-offers', releases).map(({ id }) => id);
}

const until = (time: number) => JSON.stringify({ 'mf-offers/o2': Date.now() + time });

test('what failed here a while ago is tried last', async () => {
  expect(await orderIn(until(60_000))).toEqual(['o1', 'o2']);
});

test.each([
  ['nothing is known', undefined],
  ['its time is over', until(-1)],
  ['it was another application', '{"mf-public/o2":9e15}'],
  ['what is stored is damaged', '{"mf-offers/o2":'],
  ['what is stored is nothing', 'null'],
  ['what is stored is of another kind', '["mf-offers/o2"]'],
])('the live release comes first when %s', async (_case, stored) => {
  expect(await orderIn(stored)).toEqual(['o2', 'o1']);
});

test('where storage is blocked, the live release comes first', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });

  expect(await orderIn(until(60_000))).toEqual(['o2', 'o1']);
  jest.restoreAllMocks();
});
