import { createRenderAllowance } from './render-allowance';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Number of allowed renders for these addresses in a row, each ending at once. */
const countAllowed = (begin: ReturnType<typeof createRenderAllowance>, addresses: string[]) =>
  addresses.filter((address) => {
    const end = begin(address);
    end?.();
    return end;
  }).length;

const times = (count: number, address: string) => Array.from({ length: count }, () => address);

test('an address has sixty in a row, then two a second', () => {
  const begin = createRenderAllowance(1);

  expect(countAllowed(begin, times(100, '192.0.2.1'))).toBe(60);
  jest.advanceTimersByTime(5000);
  expect(countAllowed(begin, times(100, '192.0.2.1'))).toBe(10);
  jest.advanceTimersByTime(3_600_000);
  expect(countAllowed(begin, times(100, '192.0.2.1'))).toBe(60);
});

test.each([-3_600_000, 3_600_000])(
  'a clock that is set %i ms from where it was neither takes any away nor gives any',
  (step) => {
    const begin = createRenderAllowance(1);
    expect(countAllowed(begin, times(50, '192.0.2.1'))).toBe(50);

    jest.setSystemTime(Date.now() + step);

    expect(countAllowed(begin, times(100, '192.0.2.1'))).toBe(10);
    jest.advanceTimersByTime(5000);
    expect(countAllowed(begin, times(100, '192.0.2.1'))).toBe(10);
  },
);

test('another address has its own; the addresses of one IPv6 network share', () => {
  const begin = createRenderAllowance(1);
  const network = Array.from({ length: 100 }, (_unused, index) => `2001:db8::${index + 1}`);

  expect(countAllowed(begin, times(100, '192.0.2.1'))).toBe(60);
  expect(countAllowed(begin, times(100, '192.0.2.2'))).toBe(60);
  expect(countAllowed(begin, network)).toBe(60);
});

test('six of one address are under way at once', () => {
  const begin = createRenderAllowance(1);
  const started = times(7, '192.0.2.1').map((address) => begin(address));

  expect(started.map(Boolean)).toEqual([true, true, true, true, true, true, false]);
  started[0]?.();
  expect(begin('192.0.2.1')).toBeDefined();
});

test('a factor raises all of it', () => {
  expect(countAllowed(createRenderAllowance(10), times(1000, '192.0.2.1'))).toBe(600);
});
