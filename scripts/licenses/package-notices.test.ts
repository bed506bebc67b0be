import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeNotices } from '@portal/releases/notices';
import { temporaryFolder } from '@portal/releases/testing/sample-releases';
import { findApplications, repositoryFolder } from '../applications';
import { listFiles } from '@portal/server/list-files';
import { readPackageFile } from '../sdk/package-files';
import { noticesOf, packageFolderOf } from './package-notices';

function writePackage(about: object, files: Readonly<Record<string, string>> = {}) {
  const folder = temporaryFolder();
  const all = { 'package.json': JSON.stringify({ version: '1.0.0', ...about }), ...files };
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

test('a notice has licence and notices as the package has them, also of its parts', () => {
  const folder = writePackage(
    { name: 'one', license: 'Apache-2.0' },
    {
      'LICENSE.txt': '\uFEFFApache License \r\n  Version 2.0\r\n',
      NOTICE: 'Copyright Ñandú',
      'wasm/LICENSE_PART': 'BSD',
      'node_modules/other/LICENSE': 'of another',
      'license.js': 'code()',
      'README.md': 'words',
    },
  );

  expect(noticesOf([folder, folder])).toEqual([
    {
      name: 'one',
      version: '1.0.0',
      license: 'Apache-2.0',
      text: 'Apache License\n  Version 2.0\n\nCopyright Ñandú\n\nBSD',
    },
  ]);
});

test('of a package without a file of its licence it is told who made it', () => {
  const [notice] = noticesOf([
    writePackage({
      name: 'one',
      license: 'MIT',
      author: { name: 'Ana' },
      repository: { url: 'git+https://example.org/one.git' },
    }),
  ]);

  expect(notice?.text).toBe(
    'El paquete no trae un archivo con su licencia.\nAutor: Ana\nFuente: git+https://example.org/one.git',
  );
});

test.each([
  [
    'under a heading',
    '# one\n\n## License\n\n(MIT) Copyright Ana\n\nPermission …\n\n## Other\n\nwords',
  ],
  ['under a line', 'one\n===\n\nLicense\n-------\n\n(MIT) Copyright Ana\n\nPermission …\n'],
])('what such a package says of its licence %s is told too', (_where, readme) => {
  const folder = writePackage({ name: 'one', license: 'MIT' }, { 'Readme.md': readme });

  expect(noticesOf([folder])[0]?.text).toBe(
    'El paquete no trae un archivo con su licencia.\n\n(MIT) Copyright Ana\n\nPermission …',
  );
});

test.each([
  'MIT',
  '(CC-BY-4.0 AND MIT)',
  '(GPL-2.0-only OR MIT)',
  'MIT AND (AGPL-3.0-only OR ISC)',
])('%s may be used', (license) => {
  expect(noticesOf([writePackage({ name: 'one', license })])).toHaveLength(1);
});

test.each(['GPL-3.0-only', 'MIT AND GPL-3.0-only', 'LGPL-3.0-or-later', 'SEE LICENSE IN x', 'mit'])(
  '%s is refused with what to do',
  (license) => {
    expect(() => noticesOf([writePackage({ name: 'one', license })])).toThrow(
      `El paquete one 1.0.0 tiene la licencia ${license}, que no está entre las que se admiten; usa otro, o haz que el proyecto la admita en scripts/licenses/allowed-licenses.ts.`,
    );
  },
);

test.each([{}, { license: '' }, { license: { type: 'MIT' } }])(
  'a package that says of its licence %j is refused',
  (about) => {
    expect(() => noticesOf([writePackage({ name: 'one', ...about })])).toThrow(
      'El paquete one 1.0.0 no dice qué licencia tiene, así que no se puede usar; usa otro.',
    );
  },
);

test('packages with the same licence are told together, each version once', () => {
  const mit = { license: 'MIT', text: 'MIT License' };
  const text = writeNotices('De qué trata.', [
    { name: 'two', version: '1.0.0', ...mit },
    { name: 'font', version: '5.0.0', license: 'OFL-1.1', text: 'Open Font License' },
    { name: 'one', version: '1.0.0', ...mit },
    { name: 'two', version: '1.0.0', ...mit },
  ]);

  const line = '-'.repeat(72);
  expect(text).toBe(
    `De qué trata.\n\n${line}\n\nfont 5.0.0\n\nLicencia: OFL-1.1\n\nOpen Font License\n\n${line}\n\none 1.0.0\ntwo 1.0.0\n\nLicencia: MIT\n\nMIT License\n`,
  );
});

test('a file is part of the innermost package', () => {
  expect(packageFolderOf('/a/node_modules/b/node_modules/@c/d/dist/e.js')).toBe(
    '/a/node_modules/b/node_modules/@c/d',
  );
  expect(packageFolderOf('/a/shared/kit/src/x.ts')).toBeUndefined();
});

test('each package of the project says that it has the licence of the project', () => {
  const shared = listFiles(join(repositoryFolder, 'shared'))
    .filter((file) => /^[^/]+\/package\.json$/.test(file))
    .map((file) => join(repositoryFolder, 'shared', dirname(file)));
  const applications = findApplications().map(({ folder }) => folder);
  const folders = [repositoryFolder, join(repositoryFolder, 'api'), ...applications, ...shared];

  expect(folders).toHaveLength(12);
  expect(folders.map((folder) => readPackageFile(folder)['license'])).toEqual(
    folders.map(() => 'MIT'),
  );
});
