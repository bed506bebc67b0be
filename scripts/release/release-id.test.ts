import { mkdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '@portal/releases/testing/sample-releases';
import { buildRelease } from './build-release';
import { releaseId } from './release-id';
import { writeTinyRemote } from './testing/tiny-remote';

const name = 'mf-known';

function writeRemote() {
  const folder = join(temporaryFolder(), name);
  const { application, write } = writeTinyRemote(folder, name);
  return {
    application,
    id: () => releaseId(application),
    write: (file: string, text: string) => {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      write(file, text);
    },
  };
}

test.each([
  ['a source', 'src/tiny/lead.ts'],
  ['a source in a folder that is called testing', 'src/testing/qa.tsx'],
  ['a file beside the sources', 'content/plans.json'],
  ['a style sheet', 'src/tiny/tiny.css'],
  ['a picture', 'src/tiny/tiny.jpeg'],
  ['a patch of a package', 'patches/react+19.3.1.patch'],
  ['a patch that yarn keeps', '.yarn/patches/react.patch'],
])('%s makes another release', (_what, file) => {
  const { write, id } = writeRemote();
  write(file, 'one');
  const before = id();

  write(file, 'other');

  expect(id()).not.toBe(before);
});

test.each([
  ['a test', 'src/tiny/tiny-page.test.tsx'],
  ['a browser test', 'e2e/tiny.spec.ts'],
  ['a text for people', 'README.md'],
  ['what the build wrote', 'releases/mf-known/1a/remoteEntry.js'],
  ['a release in a folder of any name', 'shop/mf-known/1a/release.json'],
  ['what is live in a store of any name', 'shop/registry.json'],
  ['an installed package', 'vendor/node_modules/a/index.js'],
  ['what tools remember', '.cache/known.json'],
  ['what a compiler remembers', 'tsconfig.tsbuildinfo'],
])('%s makes no other release', (_what, file) => {
  const { write, id } = writeRemote();
  const before = id();

  write(file, 'one');

  expect(id()).toBe(before);
});

test('a remote has the same id wherever its folder lies', () => {
  const { application, id } = writeRemote();
  const before = id();
  const folder = join(temporaryFolder(), 'testing', 'e2e', 'hola');
  mkdirSync(dirname(folder), { recursive: true });
  renameSync(application.folder, folder);

  expect(releaseId({ ...application, folder })).toBe(before);
});

const importing = (path: string) =>
  `import words from ${JSON.stringify(path)}; export const TinyPage = () => <p>{words.title}</p>;`;

test.each([
  ['outside the repository', '../words.json', '../words.json'],
  ['among what was built', 'releases/words.json', 'releases/words.json'],
  ['among the tests', 'src/tiny/words.test.ts', 'src/tiny/words.test.ts'],
])(
  'a file %s that the build reads is refused with its name',
  async (_where, path, told) => {
    const { application, write } = writeRemote();
    write(
      path,
      path.endsWith('.json') ? '{ "title": "Hola" }' : 'export default { title: "Hola" };',
    );
    write('src/tiny/tiny-page.tsx', importing(`../../${path}`));

    await expect(buildRelease(application, { releasesFolder: temporaryFolder() })).rejects.toThrow(
      `mf-known: la construcción lee ${told}, que no cuenta para el id de la versión; muévelo a src/ (no como prueba) o instálalo como paquete.`,
    );
  },
  60_000,
);

test('routes that read a file from elsewhere are refused with its name', async () => {
  const { application, write } = writeRemote();
  write('../titles.ts', 'export const title = "Hola";');
  write(
    'src/routes.ts',
    "import { title } from '../../titles'; export const routes = [{ path: '/tiny', title, page: 'tiny/tiny-page', access: 'public', render: 'client' }];",
  );

  await expect(buildRelease(application, { releasesFolder: temporaryFolder() })).rejects.toThrow(
    'mf-known: la construcción lee ../titles.ts',
  );
}, 60_000);

test('routes that depend on the environment of who builds are refused', async () => {
  const { application, write } = writeRemote();
  write('src/titles.ts', "export const title = process.env['TITLE'] ?? 'Hola';");
  write(
    'src/routes.ts',
    "import { title } from './titles'; export const routes = [{ path: '/tiny', title, page: 'tiny/tiny-page', access: 'public', render: 'client' }];",
  );

  await expect(buildRelease(application, { releasesFolder: temporaryFolder() })).rejects.toThrow(
    'mf-known: src/titles.ts lee process.env para las rutas, pero su valor no cuenta para el id de la versión; escribe el valor en las fuentes.',
  );
}, 60_000);
