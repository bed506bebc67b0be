import { existsSync, readFileSync } from 'node:fs';
import { repositoryFolder } from '../applications';
import { wrongCitations } from './citations';
import { idsOf, readSpecification, specificationFile } from './specification';
import { trackedFiles } from './tracked-files';

const specification = readSpecification();
const ids = idsOf(specification);

/** This file holds wrong citations as examples. */
const self = 'scripts/docs/citations.test.ts';

const patterns = ['*.ts', '*.tsx', '*.mjs', '*.js', '*.md'];

test('every citation of the specification exists in it', () => {
  const wrong = trackedFiles(repositoryFolder, ...patterns)
    .filter((file) => file !== self)
    .flatMap((file) =>
      wrongCitations(readFileSync(file, 'utf8'), ids).map(
        ({ id, line }) => `${file}:${line}: ${id}`,
      ),
    );

  expect(wrong).toEqual([]);
});

test('every file that the specification names exists', () => {
  const named = [...specification.matchAll(/`((?:api|mf-\w+|shared|shell)\/[^`]*\.tsx?)`/g)];
  const missing = named.flatMap(([, file = '']) => (existsSync(file) ? [] : file));

  expect(named.length).toBeGreaterThan(0);
  expect(missing).toEqual([]);
});

test('an id of the specification occurs once', () => {
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

const example = idsOf(`# ${specificationFile}

## 5. Validation rules

- S5.12 A rule.
  - Reading A25: A reading.
  - Reading A07: A reading.
  - Trap T2: A trap.
- S5.13 A rule.

## Design

- D.03 A rule.
`);

test('a specification has rules, readings, traps and sections', () => {
  expect([...example].toSorted()).toEqual(
    ['A07', 'A25', 'D.03', 'S5.12', 'S5.13', 'T2', '§5'].toSorted(),
  );
});

test.each([
  '(S5.12), (D.03), (reading A25), (readings A07, A25), (trap T2), (specification §5)',
  'The specification does not name it (§5, reading A25).',
  'RFC 6750 §3.1; the specification (RFC 7519 §4.1.4); ISO 32000-1 §7.5',
  'The specification is silent. See PNG §9.',
  'a reading, traps and A99 alone',
  'U$S2.000 a month',
])('«%s» has no wrong citation', (text) => {
  expect(wrongCitations(text, example)).toEqual([]);
});

test.each([
  ['// The text is fixed (S5.99).', ['S5.99']],
  ['// S5.12, D.99 and D.03', ['D.99']],
  ['(reading A99)', ['A99']],
  ['(readings A07, A98 and A99)', ['A98', 'A99']],
  ['(readings A25,\n * A99)', ['A99']],
  ['// (reading\n// A99)', ['A99']],
  ['(reading A7)', ['A7']],
  ['Trap T99 below', ['T99']],
  ['(specification §9)', ['§9']],
  ['(specification §5.2)', ['§5.2']],
  ['the specification (§2, §5, §8)', ['§2', '§8']],
  ['the specified calls (§7)', ['§7']],
  ['the columns of the\n * specification (§9, reading A25)', ['§9']],
])('%j cites %j, which the specification does not have', (text, wrong) => {
  expect(wrongCitations(text, example).map(({ id }) => id)).toEqual(wrong);
});

test('a wrong citation is reported with its line', () => {
  expect(wrongCitations('one\n/** Two\n * (reading A99). */', example)).toEqual([
    { id: 'A99', line: 3 },
  ]);
});
