import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findMistakes } from './find-mistakes';
import { readPages } from './pages';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'docs-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Tracks these files in a new repository and returns the mistakes in its pages, a line each. */
function mistakesIn(files: Readonly<Record<string, string>>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  execFileSync('git', ['add', '--all'], { cwd: root });
  return findMistakes(readPages(root), root).map(
    ({ path, line, message }) => `${path}:${line}: ${message}`,
  );
}

test('pages without a mistake pass', () => {
  const text = [
    '# One «page», and more',
    '[here](#one-page-and-more) [there](docs/two.md#second-1) [elsewhere](https://example.org/x#y)',
    '![picture](docs/site.png) [folder](docs/) `docs/two.md` `docs/<name>.md` `npm run docs/x`',
    '```',
    '[none](gone.md) `docs/gone.md`',
    '```',
  ].join('\n');
  const two = '## Second\n\n## Second\n\n[back](../README.md)\n';

  expect(mistakesIn({ 'README.md': text, 'docs/two.md': two, 'docs/site.png': '' })).toEqual([]);
});

test.each([
  ['a file', '[x](docs/gone.md)', 'the link docs/gone.md is dead: docs/gone.md does not exist'],
  ['a picture', '![x](gone.png)', 'the link gone.png is dead: gone.png does not exist'],
  ['a heading', '[x](#gone)', 'the link #gone is dead: README.md has no heading #gone'],
  [
    'a heading elsewhere',
    '[x](docs/two.md#gone)',
    'the link docs/two.md#gone is dead: docs/two.md has no heading #gone',
  ],
  [
    'a definition',
    '[x]: docs/gone.md',
    'the link docs/gone.md is dead: docs/gone.md does not exist',
  ],
  ['a file outside', '[x](../y.md)', 'the link ../y.md leaves the repository'],
])('a dead link to %s is a mistake', (_what, link, message) => {
  const mistakes = mistakesIn({ 'README.md': `# Title\n\n${link}\n`, 'docs/two.md': '# Two\n' });

  expect(mistakes).toEqual([`README.md:3: ${message}`]);
});

test('a code span that names a path without a file is a mistake', () => {
  const readme = '[a](docs/a.md) `docs/gone` `elsewhere/gone.ts` `elsewhere/gone` `src/gone.ts`\n';

  expect(mistakesIn({ 'README.md': readme, 'docs/a.md': '' })).toEqual([
    'README.md:1: `docs/gone` does not exist',
    'README.md:1: `elsewhere/gone.ts` does not exist',
  ]);
});

test('the READMEs have a limit of lines', () => {
  const lines = (count: number) => 'x\n'.repeat(count);
  const files = { 'README.md': lines(151), 'api/README.md': lines(61), 'docs/a.md': lines(500) };

  expect(mistakesIn(files)).toEqual([
    'README.md:151: 151 lines; at most 150 are allowed',
    'api/README.md:61: 61 lines; at most 60 are allowed',
  ]);
  expect(mistakesIn({ 'README.md': lines(150), 'api/README.md': lines(60) })).toEqual([]);
});

describe('figures', () => {
  const figures = (section: string) =>
    mistakesIn({ 'docs/figures.md': `# Figures\n\n## Pages\n\n${section}\n` });

  test.each([
    ['a line', 'Measured 2026-11-28 on two quiet\ncores with `npm run bench:site`. Medians.'],
    ['a table', '| Date | Machine | Command |\n| - | - | - |\n| 2026-11-28 | one | `npm test` |'],
  ])('with date, machine and command in %s pass', (_where, text) => {
    expect(figures(text)).toEqual([]);
  });

  test.each([
    ['nothing', '12 ms'],
    ['no date', 'Measured on two quiet cores with `npm run bench:site`.'],
    ['no command', 'Measured 2026-11-28 on two quiet cores.'],
    ['an empty cell', '| Date | Machine | Command |\n| - | - | - |\n| 2026-11-28 | | `npm test` |'],
  ])('with %s are a mistake', (_what, text) => {
    expect(figures(text)).toEqual([
      expect.stringMatching(/^docs\/figures\.md:3: the figures of «Pages» need a date/),
    ]);
  });
});
