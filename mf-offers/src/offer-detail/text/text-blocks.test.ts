import { textBlocks } from './text-blocks';

const lines = (...parts: string[]) => parts.join('\n');
const text = (words: string) => ({ kind: 'text', text: words });
const heading = (words: string) => ({ kind: 'heading', text: words });
const list = (...items: string[]) => ({
  kind: 'list',
  items: items.map((item) => ({ text: item })),
});
const numbers = (...items: [number, string][]) => ({
  kind: 'numbers',
  items: items.map(([number, words]) => ({ number, text: words })),
});

test('text without lists keeps every line break', () => {
  expect(textBlocks('a\nb\n\n\nc')).toEqual([text('a\nb\n\n\nc')]);
});

test.each(['-', '•', '*', '–'])('lines that begin with «%s » are a list', (mark) => {
  expect(textBlocks(`${mark} uno\n${mark}  dos `)).toEqual([list('uno', 'dos')]);
});

test('numbered lines are a list that keeps their numbers', () => {
  expect(textBlocks('1. uno\n2. dos\n7. siete')).toEqual([
    numbers([1, 'uno'], [2, 'dos'], [7, 'siete']),
  ]);
});

test('one line may be a list', () => {
  expect(textBlocks('- uno')).toEqual([list('uno')]);
});

test('a short line with a colon above a list is its heading', () => {
  expect(textBlocks(lines('Hola.', '', 'Qué harás:', '- uno', '', 'Adiós.'))).toEqual([
    text('Hola.'),
    heading('Qué harás'),
    list('uno'),
    text('Adiós.'),
  ]);
  expect(textBlocks(lines('Hola.', 'Qué harás:', '', '- uno'))).toEqual([
    text('Hola.'),
    heading('Qué harás'),
    list('uno'),
  ]);
});

test('a colon makes no heading of a long line, nor without a list below', () => {
  const long = `${'a'.repeat(60)}:`;

  expect(textBlocks(`${long}\n- uno`)).toEqual([text(long), list('uno')]);
  expect(textBlocks('Qué harás:\nde todo')).toEqual([text('Qué harás:\nde todo')]);
  expect(textBlocks('Qué harás:')).toEqual([text('Qué harás:')]);
});

test('blank lines between items do not end a list, words do', () => {
  expect(textBlocks(lines('- uno', '', '- dos', 'tres', '- cuatro'))).toEqual([
    list('uno', 'dos'),
    text('tres'),
    list('cuatro'),
  ]);
});

test('an indented line goes on with the item above it', () => {
  expect(textBlocks(lines('- uno', '  y medio', '- dos'))).toEqual([list('uno\ny medio', 'dos')]);
});

test('marks and numbers make lists of their own', () => {
  expect(textBlocks('- uno\n1. dos')).toEqual([list('uno'), numbers([1, 'dos'])]);
});

test.each(['-----', '- ', '- - -', '•', '* * *', '–', '1.', '-uno', '10-12 horas', '2026. Un año'])(
  '«%s» is no list',
  (words) => {
    expect(textBlocks(words)).toEqual([text(words)]);
  },
);

test.each(['', ' ', '\n\n', ' \r\n\t\n'])('nothing is nothing (%j)', (words) => {
  expect(textBlocks(words)).toEqual([]);
});

test('255 letters without a space stay what they are', () => {
  const word = 'a'.repeat(255);

  expect(textBlocks(word)).toEqual([text(word)]);
  expect(textBlocks(`- ${word}\n- ${word}`)).toEqual([list(word, word)]);
  expect(textBlocks(`${word}:\n- uno`)).toEqual([text(`${word}:`), list('uno')]);
});

test('lines as Windows ends them, and markup that is only text', () => {
  expect(textBlocks('a\r\n- <b>uno</b>\r\n- [dos](x)')).toEqual([
    text('a'),
    list('<b>uno</b>', '[dos](x)'),
  ]);
});

test('a mark before thousands of blanks is no list', () => {
  expect(textBlocks(`-${' '.repeat(4000)}`)).toEqual([text(`-${' '.repeat(4000)}`)]);
});
