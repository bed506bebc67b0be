import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import markRouter from './router-marks.mjs';

const folder = join(
  dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production',
);
const chunks = readdirSync(folder)
  .filter((file) => /^chunk-\w+\.mjs$/.test(file))
  .map((file) => readFileSync(join(folder, file), 'utf8'));

const changed = chunks.map(markRouter).filter((text, place) => text !== chunks[place]);

test('the parts of the installed router may be left out where nothing uses them', () => {
  expect(changed).toHaveLength(1);
  expect(changed[0]).toMatch(/^var Form = \/\* @__PURE__ \*\/ React\d+\.forwardRef\($/m);
  expect(changed[0]).not.toMatch(/^\w+\.displayName = /m);
});

test('a router without what is marked fails the build', () => {
  expect(() => markRouter('\nvar Link = React.forwardRef(() => null);\n')).toThrow(
    'The router no longer has',
  );
});
