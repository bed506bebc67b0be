import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readRelease, releaseFolder } from '@portal/releases/release';
import { temporaryFolder } from '@portal/releases/testing/sample-releases';
import { buildRelease } from './build-release';
import { writeTinyRemote } from './testing/tiny-remote';

const name = 'mf-styled';
const page = 'tiny/tiny-page';

/** Returns the release and a function that reads its files. */
async function build(files: Readonly<Record<string, string>>) {
  const folder = join(temporaryFolder(), name);
  const { application, write } = writeTinyRemote(folder, name);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    write(file, text);
  }
  const releasesFolder = temporaryFolder();
  const { id } = await buildRelease(application, { releasesFolder });
  const built = releaseFolder(releasesFolder, name, id);
  return {
    release: await readRelease(releasesFolder, name, id),
    read: (file: string) => readFileSync(join(built, file), 'utf8'),
  };
}

const pageOf = (imports: string, body = 'Hola') =>
  `${imports}\nexport const TinyPage = () => { void import('./tiny-dialog'); return <p>${body}</p>; };`;

test('a release tells the sheets of a page, those of what it loads later included', async () => {
  const { release, read } = await build({
    'src/tiny/tiny-page.tsx': pageOf("import './tiny.css';"),
    'src/tiny/tiny.css': "@import './base.css'; .tiny { color: rgb(1, 2, 3) }",
    'src/tiny/base.css': 'p { margin: 0 }',
    'src/tiny/tiny-dialog.tsx': "import './dialog.css'; export const TinyDialog = () => null;",
    'src/tiny/dialog.css': '.dialog { color: red } /* a remark */',
  });
  const sheets = release.styles?.[page] ?? [];

  expect(sheets).toHaveLength(2);
  expect(read(sheets[0] ?? '')).toMatch(/p ?\{.*margin.*\.tiny ?\{/s);
  expect(read(sheets[1] ?? '')).toMatch(/^\.dialog ?\{[^/]*$/);
  for (const sheet of sheets) expect(release.files[sheet]?.integrity).toMatch(/^sha256-/);
  // Style sheets are not fetched by a script.
  expect(read('remoteEntry.js')).not.toContain('stylesheet');
}, 60_000);

test('class names of a module are the same for browsers and the server, and in each release', async () => {
  const files = {
    'src/tiny/tiny-page.tsx': pageOf(
      "import styles from './tiny.module.css';",
      '{styles.lead} {styles.title}',
    ),
    'src/tiny/tiny.module.css': '.lead { color: red } .title { composes: lead }',
  };
  const [one, other] = [await build(files), await build({ ...files, 'src/more.ts': '1;' })];
  const namesIn = (text: string) => [...new Set(text.match(/\b(?:lead|title)_[\w-]+/g))].toSorted();
  const names = namesIn(one.read('tiny-page.js'));

  expect(names).toHaveLength(2);
  expect(namesIn(one.read('node/tiny-page.cjs'))).toEqual(names);
  expect(namesIn(other.read('tiny-page.js'))).toEqual(names);
  expect(namesIn(one.read('tiny-page.css'))).toEqual([names[0]]);
  expect(one.release.id).not.toBe(other.release.id);
}, 60_000);

test('a package whose description says that it has no side effects keeps its sheet', async () => {
  const { release } = await build({
    'src/tiny/tiny-page.tsx': pageOf("import './tiny.css';"),
    'src/tiny/tiny.css': 'p { margin: 0 }',
    'package.json': `{ "name": "${name}", "version": "1.0.0", "sideEffects": false }`,
  });

  expect(release.styles).toEqual({ [page]: ['tiny-page.css'] });
}, 60_000);

test('a release without sheets does not tell of any', async () => {
  const { release } = await build({});

  expect(release).not.toHaveProperty('styles');
}, 60_000);

test.each([
  ["@import 'https://fonts.example.org/a.css';", 'https://fonts.example.org/a.css'],
  ['p { background: url(//example.org/a.png) }', '//example.org/a.png'],
  [
    "@font-face { font-family: A; src: url( 'https://example.org/a.woff2' ) }",
    'https://example.org/a.woff2',
  ],
  ['p { --art: image-set("https://example.org/a.png" 1x) }', 'https://example.org/a.png'],
])(
  'a sheet with «%s» is refused with its file and the address',
  async (text, address) => {
    const building = build({
      'src/tiny/tiny-page.tsx': pageOf("import './tiny.css';"),
      'src/tiny/tiny.css': text,
    });

    await expect(building).rejects.toThrow(
      `mf-styled: src/tiny/tiny.css pide ${address}, y las páginas no toman estilos, letras ni imágenes de otro sitio; pon el archivo en src/ y nómbralo por su ruta.`,
    );
  },
  60_000,
);

test('a sheet may name hosts where nothing is fetched of them', async () => {
  const { release } = await build({
    'src/tiny/tiny-page.tsx': pageOf("import './tiny.css';"),
    'src/tiny/tiny.css':
      '/* url(https://example.org/a.png) */ p { background: url("data:image/svg+xml,%3Csvg xmlns=\'http://www.w3.org/2000/svg\'/%3E") }',
  });

  expect(release.styles).toEqual({ [page]: ['tiny-page.css'] });
}, 60_000);

test('what is no CSS in a sheet is refused with file and line; in a package it is passed over', async () => {
  const text = 'p { margin: 0 }\n@import "./late.css";';
  const imports = (file: string) => ({
    'src/tiny/tiny-page.tsx': pageOf(`import '${file}';`),
    'src/tiny/late.css': 'h1 { margin: 0 }',
  });

  await expect(build({ ...imports('./tiny.css'), 'src/tiny/tiny.css': text })).rejects.toThrow(
    'mf-styled: src/tiny/tiny.css, línea 2, tiene algo que no es CSS válido, o que no está en su lugar; corrígelo.',
  );
  const { release } = await build({
    ...imports('../node_modules/sheets/sheets.css'),
    'src/node_modules/sheets/package.json':
      '{ "name": "sheets", "version": "1.0.0", "license": "MIT" }',
    'src/node_modules/sheets/sheets.css': text,
    'src/node_modules/sheets/late.css': 'h1 { margin: 0 }',
  });
  expect(release.styles?.[page]).toHaveLength(1);
}, 60_000);

test('the sheets of a page count in its budget', async () => {
  const rule = (at: number) =>
    `.r${at * 7919} { color: #${(at * 65537).toString(16).slice(0, 6)} }`;
  const building = build({
    'src/tiny/tiny-page.tsx': pageOf("import './tiny.css';"),
    'src/tiny/tiny.css': Array.from({ length: 20_000 }, (_unused, at) => rule(at + 99)).join('\n'),
  });

  await expect(building).rejects.toThrow(/la página \/tiny pesa [\d,]+ KiB gzip y puede pesar 52/);
}, 60_000);
