import { alike } from './testing/name-pairs';
import { tidyLine, tidyText } from './tidy-text';

test.each([
  ['accents as characters of their own', 'Nu\u0301n\u0303ez', 'Núñez'],
  ['no-break blanks', 'María\u00A0José', 'María José'],
  ['several blanks', '  Juan \u2003 Pablo\t\tOssa ', 'Juan Pablo Ossa'],
  ['soft hyphens', 'Maximi\u00ADliano', 'Maximiliano'],
  ['blanks without width', 'An\u200Ba\uFEFF\u2060', 'Ana'],
  ['marks of directions', '\u200E\u202EAna\u202C\u2068\u2069\u061C', 'Ana'],
  ['fillers', '\u3164\u115F\uFFA0', ''],
  ['what stood between a letter and its accent', 'n\u00AD\u0303', 'ñ'],
  ['joiners among Latin letters', 'A\u200Dn\u200Ca', 'Ana'],
])('%s go', (_what, written, tidy) => {
  expect(tidyLine(written)).toBe(tidy);
});

test.each([
  ['apostrophes', 'O’Higgins, D´Angelo, O`Brien'],
  ['case, and letters of other languages', 'ÁNGELA Żółć Strauß Mª 1º'],
  ['emoji that are joined', '👩\u200D💻 👩🏽\u200D🔬 ❤\uFE0F\u200D🔥'],
  ['joiners of Indian names', 'മോഹന്\u200D क्\u200Dष ශ්\u200Dරී'],
  ['joiners of Persian', 'می\u200Cخواهم'],
])('%s stay as they were written', (_what, written) => {
  expect(tidyLine(written)).toBe(written);
});

test('several lines keep the blanks that indent them', () => {
  expect(tidyText('Tareas:\n  \u00A0uno\n\tdos')).toBe('Tareas:\n   uno\n\tdos');
});

test('what is tidy stays as it is', () => {
  for (const text of alike.flat()) expect(tidyLine(tidyLine(text))).toBe(tidyLine(text));
});
