import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryFolder } from '../applications';

const list = readFileSync(join(import.meta.dirname, 'postgres-differences.js'), 'utf8');
const paths = [...list.matchAll(/^ {2}'([\w/-]+)':/gm)].flatMap(([, path = '']) => path);

test('the tests that also run on PostgreSQL are listed', () => {
  expect(paths.length).toBeGreaterThan(20);
});

test.each(paths)('«%s» is a test of the API', (path) => {
  const files = ['.test.ts', '.full.test.ts'].map((end) =>
    join(repositoryFolder, 'api/src', path + end),
  );

  expect(files.some((file) => existsSync(file))).toBe(true);
});
