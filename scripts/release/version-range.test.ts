import { satisfies } from './version-range';

test.each([
  ['1.2.0', '^1.2.0', true],
  ['1.10.0', '^1.9.5', true],
  ['1.2.1', '^1.2.0', true],
  ['1.1.9', '^1.2.0', false],
  ['1.2.0', '^1.2.1', false],
  ['2.0.0', '^1.2.0', false],
])('version %s fits the range %s: %s', (version, range, expected) => {
  expect(satisfies(version, range)).toBe(expected);
});
