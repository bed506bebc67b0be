import { refusedPath, requestPath } from './request-path';

const pathOf = (url: string, ...hosts: string[]) =>
  requestPath({ url, rawHeaders: ['Accept', '*/*', ...hosts.flatMap((host) => ['Host', host])] });

test('the path stands as it was written, with its query', () => {
  expect(pathOf('/a/../b%20c?q=1', 'example.org')).toBe('/a/../b%20c?q=1');
  expect(pathOf('//x', 'example.org')).toBe('//x');
});

test('of an absolute address the path is left', () => {
  expect(pathOf('http://example.org/a?q=1', 'example.org')).toBe('/a?q=1');
  expect(pathOf('HTTP://EXAMPLE.org:80?q=1', 'example.org')).toBe('/?q=1');
  expect(pathOf('https://example.org', 'example.org:443')).toBe('/');
  expect(pathOf('http://example.org/a')).toBe('/a');
});

test('two hosts, or one that is not that of the absolute address, are refused', () => {
  expect(pathOf('/', 'example.org', 'example.org')).toBe(refusedPath);
  expect(pathOf('http://evil.example/', 'example.org')).toBe(refusedPath);
  expect(pathOf('http://user@example.org:81/', 'example.org')).toBe(refusedPath);
});

test('an address of another kind is refused', () => {
  expect(pathOf('ftp://example.org/', 'example.org')).toBe(refusedPath);
  expect(pathOf('*', 'example.org')).toBe(refusedPath);
});
