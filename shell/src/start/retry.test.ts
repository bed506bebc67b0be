import { retryUntilSuccess } from './retry';

const shown = jest.spyOn(console, 'error').mockImplementation();

beforeEach(() => {
  jest.useFakeTimers();
  shown.mockClear();
});
afterEach(() => jest.useRealTimers());

/** Fails with each reason in turn, then succeeds. */
function failing(...reasons: readonly string[]) {
  const left = [...reasons];
  return async () => {
    const reason = left.shift();
    if (reason !== undefined) throw new Error(reason);
    return 'there';
  };
}

async function trying(...reasons: readonly string[]) {
  const coming = retryUntilSuccess(failing(...reasons));
  await jest.advanceTimersByTimeAsync(200_000);
  return coming;
}

test('the console tells why a try failed', async () => {
  expect(await trying('process is not defined')).toBe('there');

  expect(shown.mock.calls.flat()).toContainEqual(new Error('process is not defined'));
});

test('the console tells the same once, however often it is tried', async () => {
  await trying('the network is away', 'the network is away', 'now it is mended badly');
  await trying('the network is away');

  expect(shown.mock.calls.flat().map(String).filter(Boolean)).toEqual([
    'Error: the network is away',
    'Error: now it is mended badly',
  ]);
});
