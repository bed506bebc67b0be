import { transformSync } from '@swc/core';
import { compileOptions } from './compile-options';

const compile = (source: string) => transformSync(source, compileOptions({ isHot: false })).code;

test('comments do not count as bytes when chunks are split', () => {
  const source = 'export const one = (two: number) => { return two + 1; };';

  expect(compile(`// ${'Long. '.repeat(1000)}\n/** Docs. */\n${source} // End.`)).toBe(
    compile(source),
  );
});

test('names of chunks and marks of pure calls stay, and so do names of variables', () => {
  const code = compile(
    `const loaded = /*#__PURE__*/ load(() => import(/* webpackChunkName: "page" */ './page'));`,
  );

  expect(code).toContain('webpackChunkName: "page"');
  expect(code).toContain('/*#__PURE__*/');
  expect(code).toContain('const loaded');
});
