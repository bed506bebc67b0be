import { join } from 'node:path';
import { repositoryFolder } from '../applications';
import { describeProblem, problemText } from './describe-problem';

const file = join(repositoryFolder, 'mf-a/src/a-page.tsx');
const source = ['one', 'two', 'three', 'const x = (;', 'five', 'six', 'seven'].join('\n');
const describeMessage = (message: string, place = {}) =>
  describeProblem('mf-a', { message, ...place }, () => source);

test('of a syntax error it tells the file, the line, the lines around it and what the compiler says', () => {
  const problem = describeMessage(
    `Module build failed (from ./node_modules/swc-loader/src/index.js):
Error: \u001B[31m  x Expression expected\u001B[0m
    ,-[${file}:4:1]
 3 | three
 4 | const x = (;
   :            ^
    \`----

Caused by:
    Syntax Error`,
  );

  expect(problem).toEqual({
    title: 'No se puede construir mf-a',
    place: { file: 'mf-a/src/a-page.tsx', line: 4 },
    excerpt: [
      { line: 2, text: 'two' },
      { line: 3, text: 'three' },
      { line: 4, text: 'const x = (;' },
      { line: 5, text: 'five' },
      { line: 6, text: 'six' },
    ],
    detail: 'Expression expected',
  });
});

test('of a module that is missing it tells where the source asks for it', () => {
  const message = "Module not found: Error: Can't resolve './gone' in '/somewhere/src'";
  const text = ["import { a } from './a';", '', "import { gone } from './gone';", 'gone();'].join(
    '\n',
  );
  const problem = describeProblem('mf-a', { message, file, line: 1 }, () => text);

  expect(problem.place).toEqual({ file: 'mf-a/src/a-page.tsx', line: 3 });
  expect(problem.excerpt.map(({ line }) => line)).toEqual([1, 2, 3, 4]);
  expect(problem.detail).toBe('No se encuentra «./gone»: revisa la ruta, o instala el paquete.');
});

test('what is about no file is told as it was said', () => {
  expect(describeMessage('mf-a: la ruta /a nombra la página a-page, que no existe.')).toEqual({
    title: 'No se puede construir mf-a',
    excerpt: [],
    detail: 'mf-a: la ruta /a nombra la página a-page, que no existe.',
  });
});

test('a terminal shows the same, with a mark before the line', () => {
  const problem = describeMessage('Error: Expression expected', { file, line: 4 });

  expect(problemText(problem)).toBe(
    [
      'No se puede construir mf-a: mf-a/src/a-page.tsx, línea 4',
      '     2 two',
      '     3 three',
      '>    4 const x = (;',
      '     5 five',
      '     6 six',
      'Expression expected',
    ].join('\n'),
  );
});
