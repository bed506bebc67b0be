import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { temporaryFolder } from '@portal/releases/testing/sample-releases';
import { toolsFolder } from '../applications';
import { collectSources } from './collect-sources';

/** Writes files into a folder and collects the imports of the first one. */
function collect(files: Readonly<Record<string, string>>) {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'parts'));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  const [first = ''] = Object.keys(files);
  const found = collectSources([join(folder, first)], ['@portal/server']);
  return { ...found, files: found.files.map((file) => relative(folder, file)) };
}

test('files are followed through imports of values, types and promises, and packages are named', () => {
  const { files, packages } = collect({
    'main.ts': `import { a } from './parts/a';
      import type { B } from './b';
      export { c } from '@scope/pack/deep';
      // import './not-there';
      const later = () => import('./later.mjs');
      import 'node:fs'; import 'path'; import 'react/jsx-runtime';`,
    'parts/a.tsx': `export const a = <p>«from './nowhere'»</p>;`,
    'b.ts': 'export type B = string;',
    'later.mjs': 'export default 1;',
    'alone.ts': 'export {};',
  });

  expect(files).toEqual(['b.ts', 'later.mjs', 'main.ts', 'parts/a.tsx']);
  expect(packages).toEqual(['@scope/pack', 'react']);
});

test('an inner package is followed into its files', () => {
  const { files, packages } = collect({
    'main.ts': `import { seal } from '@portal/server/sealed';`,
  });

  const inner = files.filter((file) => file !== 'main.ts');
  expect(inner.join()).toContain('shared/server/src/sealed.ts');
  expect(packages).not.toContain('@portal/server');
});

test('an import of a file that is not there is told', () => {
  expect(() => collect({ 'main.ts': `import './gone';` })).toThrow(
    /main\.ts imports .*gone, which/,
  );
});

test('the sources of the project itself can be collected', () => {
  const { files } = collectSources([join(toolsFolder, 'scripts/release.ts')], ['@portal/server']);

  expect(files.length).toBeGreaterThan(10);
});
