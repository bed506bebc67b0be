import { join, sep } from 'node:path';
import { joinBelow } from './join-below';

test('names are joined, one by one or with slashes between them', () => {
  expect(joinBelow('/data', 'mf-a', 'a1')).toBe(join('/data', 'mf-a', 'a1'));
  expect(joinBelow('/data', 'assets/week.es.vtt')).toBe(join('/data', 'assets', 'week.es.vtt'));
  expect(joinBelow('.', '.draft-a1', 'año 1.pdf')).toBe(`.draft-a1${sep}año 1.pdf`);
});

test.each([
  ['nothing', ''],
  ['this folder', '.'],
  ['the folder above', '..'],
  ['folders above', 'a/../../b'],
  ['a path from the root', '/etc'],
  ['a folder', 'a/'],
  ['nothing between slashes', 'a//b'],
  ['the folder above with a backslash', 'a\\..\\b'],
  ['another drive of Windows', 'C:'],
  ['a stream of a file of Windows', 'a:b'],
  ['the folder above, with an end that Windows drops', '.. '],
  ['a character that ends texts of the system', 'a\0'],
  ['a line of its own', 'a\nb'],
  ['a name longer than a file may have', 'á'.repeat(128)],
])('%s is nowhere below a folder', (_what, name) => {
  expect(() => joinBelow('/data', name)).toThrow('is not a valid path below the folder');
  expect(() => joinBelow('/data', 'mf-a', name, 'x.js')).toThrow(
    'is not a valid path below the folder',
  );
});
