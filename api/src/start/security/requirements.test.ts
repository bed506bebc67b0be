import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');
const page = readFileSync(join(root, 'docs/asvs.md'), 'utf8');

/** Citations of the form «`file`: title». A title may be a part of it and ends with the sentence. */
const cited = [...page.matchAll(/`([\w./-]+\.test\.ts)`: ([^;|.]+)/g)].map(
  ([, file = '', title = '']) => [file, title.trim()] as const,
);

test('the table of security requirements cites tests', () => {
  expect(cited.length).toBeGreaterThan(30);
});

test.each(cited)('%s has the test «%s»', (file, title) => {
  expect(readFileSync(join(root, file), 'utf8')).toContain(title);
});
