import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@portal/releases/testing/sample-releases';
import { findApplications, toolsFolder } from '../applications';
import { listFiles } from '@portal/server/list-files';
import { modulesOf } from './api/modules';
import { readRecord, recordFolder } from './api/record';
import { readPackageFile } from './package-files';
import { sharedPackages } from './packages';
import { assembleSharedPackage } from './shared-package';
import { readTools } from './tools-sources';

const packages = sharedPackages().map((shared) => ({
  ...shared,
  modules: modulesOf(shared.exports, shared.files),
}));
const exportedFiles = new Set(
  packages.flatMap(({ short, modules }) =>
    Object.values(modules).map((file) => `${short}/${file}`),
  ),
);
const filesIn = (folder: string) =>
  packages
    .flatMap(({ short, files }) => files.map((file) => `${short}/${file}`))
    .filter((file) => file.startsWith(folder));

test.each([...packages, readTools()])('what $name exports is on record', ({ short }) => {
  const { modules = {} } = readRecord(recordFolder, short) ?? {};

  expect(Object.keys(modules)).not.toEqual([]);
});

test.each([...packages, readTools()])(
  'every line of the exports of $name leads to a file',
  (shared) => {
    const dead = Object.entries(shared.exports).filter(
      ([path, target]) => Object.keys(modulesOf({ [path]: target }, shared.files)).length === 0,
    );
    expect(dead).toEqual([]);
  },
);

test.each(['kit/src/testing/', 'contract/src/'])('all of %s can be used by a team', (folder) => {
  expect(filesIn(folder).filter((file) => !exportedFiles.has(file))).toEqual([]);
});

test('whatever the applications and the settings of their tests use is exported', () => {
  const folders = [
    ...findApplications().map(({ folder }) => join(folder, 'src')),
    join(toolsFolder, 'scripts/jest'),
  ];
  const known = new Set<string | undefined>(
    packages.flatMap(({ name, modules }) =>
      Object.keys(modules).map((module) => (module === '.' ? name : `${name}/${module}`)),
    ),
  );
  const used = folders.flatMap((folder) =>
    listFiles(folder).flatMap((file) => importsIn(join(folder, file))),
  );
  expect(used.length).toBeGreaterThan(500);
  expect([...new Set(used)].filter((name) => !known.has(name))).toEqual([]);
});

const importsIn = (file: string) =>
  /\.(?:tsx?|js)$/.test(file)
    ? [
        ...readFileSync(file, 'utf8').matchAll(
          /'(@portal\/(?:contract|runtime|http|kit)\b[^'\s]*)'/g,
        ),
      ].map(([, name]) => name)
    : [];

describe('of two lines that fit', () => {
  const files = ['src/form/use-live.ts', 'src/form/use-live.tsx', 'src/form/field.tsx'];

  test('the one that says more counts', () => {
    const exported = { './form/*': './src/form/*.tsx', './form/use-*': './src/form/use-*.ts' };
    expect(modulesOf(exported, files)).toEqual({
      'form/use-live': 'src/form/use-live.ts',
      'form/field': 'src/form/field.tsx',
    });
  });

  test('the one without a star counts first', () => {
    const exported = {
      './form/*': './src/form/*.tsx',
      './form/use-live': './src/form/use-live.ts',
    };
    expect(modulesOf(exported, files)['form/use-live']).toBe('src/form/use-live.ts');
  });
});

test('the kit brings the icons that it uses, and their licence; nobody installs all others', async () => {
  const [kit] = packages.filter(({ short }) => short === 'kit');
  if (!kit) throw new Error('There is no kit.');
  const into = temporaryFolder();
  await assembleSharedPackage(kit, into);

  expect(readPackageFile(into).dependencies).not.toHaveProperty('lucide-react');
  const sources = kit.files.map((file) => readFileSync(join(into, file), 'utf8')).join('\n');
  expect(sources).not.toContain("'lucide-react'");
  expect(sources).toContain("import { X } from '../icons-in-use';");
  const icons = readFileSync(join(into, 'src/icons-in-use.js'), 'utf8');
  expect(icons).toMatch(/export \{[^}]*\bX\b[^}]*\};/);
  expect(icons.length).toBeLessThan(20_000);
  expect(readFileSync(join(into, 'THIRD-PARTY-NOTICES.txt'), 'utf8')).toContain('\nlucide-react ');
});

test.each(packages)(
  '$name is packed with its licence and those of what it needs',
  async (shared) => {
    const into = temporaryFolder();
    await assembleSharedPackage(shared, into);
    const { license, dependencies } = readPackageFile(into);
    const notices = readFileSync(join(into, 'THIRD-PARTY-NOTICES.txt'), 'utf8');

    expect(license).toBe('MIT');
    expect(readFileSync(join(into, 'LICENSE'), 'utf8')).toMatch(/^MIT License\n/);
    const others = Object.keys(dependencies).filter((name) => !name.startsWith('@portal/'));
    // All dependencies of the contract are peers, which have their own licences.
    expect(others.length > 0).toBe(shared.short !== 'contract');
    for (const name of others)
      expect(notices).toContain(`\n${name} ${dependencies[name]?.replace('^', '')}\n`);
  },
);
