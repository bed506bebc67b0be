import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '@portal/releases/testing/sample-releases';
import { readPackage, sharedPackages } from './packages';
import { makeReferences } from './reference';
import { assembleSharedPackages } from './shared-packages';

jest.setTimeout(120_000);

/** The reference of a package with these sources. */
function referenceOf(sources: Readonly<Record<string, string>>) {
  const folder = join(temporaryFolder(), 'kit');
  const exports = { '.': './src/index.ts', './form/*': './src/form/*.ts' };
  const described = JSON.stringify({ name: '@portal/kit', version: '1.0.0', exports });
  for (const [file, text] of Object.entries({ 'package.json': described, ...sources })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const [reference] = makeReferences([readPackage(folder)]);
  return { text: '', ...reference };
}

test('the packed HTTP client comes with a reference of its functions', async () => {
  const into = temporaryFolder();
  const http = sharedPackages().filter(({ short }) => short === 'http');
  await assembleSharedPackages(http, into);
  const text = readFileSync(join(into, 'http/REFERENCE.md'), 'utf8');

  const source = readFileSync('shared/http/src/http.ts', 'utf8');
  const [, doc] = /\/\*\* (.*) \*\/\nexport const configureHttp\b/.exec(source) ?? [];
  expect(text).toContain(
    `### configureHttp\n\n${doc}\n\n\`\`\`ts\nconst configureHttp: (defaults: {\n`,
  );
  expect(text).not.toMatch(/node_modules|import\("/);
  expect(text).not.toContain(process.cwd());
});

test('a reference has every exported name, its docstring and the private types that it uses', () => {
  const { text, names, undescribed } = referenceOf({
    'src/index.ts': `export * from './inner'; export { hidden as shown } from './private';
      export { basename as fileName } from 'node:path';`,
    'src/inner.ts': `
      type Options = { label: string; list: List };
      type List = string[];
      type Unused = 1;
      /**
       * Draws «ñ»: §.
       * Twice.
       */
      export const draw = (options: Options): Unused => (void options, 1);
      export function again(options: Options) { return String(options); }`,
    'src/private.ts': `const hidden = 1; export { hidden }; export const other = 2;`,
    'src/form/effect.ts': `import '../inner';`,
  });

  expect({ names, undescribed }).toEqual({ names: 4, undescribed: 2 });
  expect(text).toContain('- [@portal/kit](#portalkit): draw, again, shown, fileName\n');
  expect(text).toContain(`### draw

Draws «ñ»: §.
Twice.

\`\`\`ts
const draw: (options: Options) => Unused;

type Options = {
    label: string;
    list: List;
};

type List = string[];

type Unused = 1;
\`\`\`

### again

\`\`\`ts
function again(options: Options): string;
\`\`\`

### shown

\`\`\`ts
const hidden = 1;
\`\`\`

### fileName

Re-exports \`basename\` from \`node:path\`.
`);
  expect(text).toContain('## @portal/kit/form/effect\n\nExports no names.');
});

test('the inner lines of a long type are left out', () => {
  const fields = Array.from({ length: 20 }, (_, index) => `a${index}: { b: ${index} }`);
  const { text } = referenceOf({ 'src/index.ts': `export const long = { ${fields.join(', ')} };` });

  expect(text).toContain('const long: {\n    // …\n};\n');
});
