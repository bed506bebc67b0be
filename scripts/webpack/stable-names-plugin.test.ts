import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@portal/releases/testing/sample-releases';
import type { Compiler } from 'webpack';
import { runWebpack } from './compile';
import { StableNamesPlugin } from './stable-names-plugin';

const count = 40;
const parts = Array.from({ length: count }, (_unused, place) => `./part-${place}.js`);

function writeSources(folder: string) {
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  mkdirSync(folder, { recursive: true });
  write('package.json', '{ "name": "mf-names", "version": "1.0.0" }');
  for (const part of parts) write(part, `module.exports = '${part}';`);
  write('entry.js', `console.log(${parts.map((part) => `require('${part}')`).join(', ')});`);
  return folder;
}

async function numbersIn(context: string, apply: (compiler: Compiler) => void = () => undefined) {
  const stats = await runWebpack({
    mode: 'production',
    context,
    entry: './entry.js',
    output: { path: join(context, 'dist') },
    optimization: { moduleIds: false, chunkIds: false },
    plugins: [{ apply }, new StableNamesPlugin()],
  });
  const { modules = [] } = stats.toJson({
    all: false,
    modules: true,
    modulesSpace: 100,
    ids: true,
  });
  return Object.fromEntries(modules.map(({ name = '', id }) => [name, Number(id)]));
}

test('numbers are the same in any folder, and none is given twice', async () => {
  const parent = temporaryFolder();
  const numbers = await numbersIn(writeSources(join(parent, 'here')));
  const elsewhere = await numbersIn(writeSources(join(parent, 'some/where else')));

  expect(elsewhere).toEqual(numbers);
  expect(new Set(Object.values(numbers)).size).toBe(count + 1);
});

test('a module keeps the number that it had in an earlier build, and who wants it gets another', async () => {
  const folder = writeSources(temporaryFolder());
  const before = await numbersIn(folder);
  const [first = '', second = ''] = parts;
  const after = await numbersIn(folder, (compiler) => {
    compiler.hooks.thisCompilation.tap('Earlier', ({ hooks, chunkGraph }) => {
      hooks.reviveModules.tap('Earlier', (modules) => {
        for (const module of modules) {
          if (module.nameForCondition() !== join(folder, first)) continue;
          chunkGraph.setModuleId(module, before[second] ?? 0);
        }
      });
    });
  });

  expect(after[first]).toBe(before[second]);
  expect(after[second]).not.toBe(before[second]);
  expect(new Set(Object.values(after)).size).toBe(count + 1);
});

test('what is imported by an absolute path is called without its folder', async () => {
  const folder = writeSources(temporaryFolder());
  writeFileSync(join(folder, 'named.js'), 'export const one = 1;');
  writeFileSync(
    join(folder, 'entry.js'),
    `import { one } from ${JSON.stringify(join(folder, 'named.js'))}; console.log(one, require('./part-1.js'));`,
  );
  await runWebpack({
    mode: 'development',
    context: folder,
    devtool: false,
    entry: './entry.js',
    output: { path: join(folder, 'dist') },
    plugins: [new StableNamesPlugin()],
  });

  const built = readFileSync(join(folder, 'dist/main.js'), 'utf8');
  expect(built).toContain('named_js__WEBPACK_IMPORTED_MODULE_0__');
  expect(built).not.toContain(folder.replaceAll(/[^a-z\d]+/gi, '_'));
});
