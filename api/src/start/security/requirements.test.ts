import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');
const readme = readFileSync(join(root, 'api/README.md'), 'utf8');
const [, section = ''] = readme.split('## Security requirements');

/** `file`: followed by a test title, or a part of it. */
const cited = [...section.matchAll(/`([\w./-]+\.test\.ts)`: ([^;|.]+)/g)].map(
  ([, file = '', title = '']) => [file, title.trim()] as const,
);

test('the table of security requirements cites tests', () => {
  expect(cited.length).toBeGreaterThan(30);
});

test.each(cited)('%s has the test «%s»', (file, title) => {
  expect(readFileSync(join(root, file), 'utf8')).toContain(title);
});
