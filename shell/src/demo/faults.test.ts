import { readFaults, writeFaults, type Faults } from './faults';

const none: Faults = { isSlow: false, status: undefined, deadRemote: undefined };

test.each([
  [none, ''],
  [{ ...none, isSlow: true }, 'lenta'],
  [{ ...none, status: 403 as const }, '403'],
  [{ isSlow: true, status: 500 as const, deadRemote: 'mf-offers' }, 'lenta.500.sin-mf-offers'],
])('%j is kept as %j', (faults, text) => {
  expect(writeFaults(faults)).toBe(text);
  expect(readFaults(text)).toEqual(faults);
});

test.each([undefined, 'x', '404', 'lentamente', '{"isSlow":true}'])(
  '%j asks for nothing',
  (text) => {
    expect(readFaults(text)).toEqual(none);
  },
);
