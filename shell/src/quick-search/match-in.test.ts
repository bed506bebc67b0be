import { matchIn } from './match-in';

test.each([
  ['María Quispe', 'ma', { before: '', match: 'Ma', after: 'ría Quispe' }],
  ['Ana Ñandú', 'nandu', { before: 'Ana ', match: 'Ñandú', after: '' }],
  // A letter and its accent may be two characters.
  ['Jose\u0301 Soto', 'jose s', { before: '', match: 'Jose\u0301 S', after: 'oto' }],
  ['Bernarda O’Higgins', "o'hi", { before: 'Bernarda ', match: 'O’Hi', after: 'ggins' }],
  ['Bernarda O’Higgins', 'higgins', { before: 'Bernarda O’', match: 'Higgins', after: '' }],
  ['Analista – QA', 'analista-qa', { before: '', match: 'Analista – QA', after: '' }],
  ['Jens Groß', 'gross', { before: 'Jens ', match: 'Groß', after: '' }],
])('of «%s», «%s» is found whatever case, accents and signs', (text, sought, parts) => {
  expect(matchIn(text, sought)).toEqual(parts);
});

test.each([
  ['Maestro', ''],
  ['', 'a'],
  ['Maestro', 'z'],
  ['ñ'.repeat(255), 'nñ'.repeat(200)],
])('nothing of «%s» is «%s»', (text, sought) => {
  expect(matchIn(text, sought)).toBeUndefined();
});
