import { preferredEncoding } from './content-encoding';

test.each([
  ['gzip, deflate, br', 'br'],
  ['br;q=0.5, gzip', 'br'],
  ['BR', 'br'],
  ['*', 'br'],
  ['br;q=0', 'identity'],
  ['br;q=0, gzip;q=0.8', 'gzip'],
  ['br; q=0.000, *', 'gzip'],
  ['*;q=0, gzip', 'gzip'],
  ['gzip;q=0, br;q=0, *;q=1', 'identity'],
  ['identity', 'identity'],
  ['deflate', 'identity'],
  ['*;q=0', 'identity'],
  ['broken, gzip', 'gzip'],
  ['', 'identity'],
])('accepting «%s» gives %s', (accepted, encoding) => {
  expect(preferredEncoding(accepted)).toBe(encoding);
});

test('without a header nothing is compressed', () => {
  expect(preferredEncoding()).toBe('identity');
});
