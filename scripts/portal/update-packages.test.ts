import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@portal/releases/testing/sample-releases';
import { listFiles } from '@portal/server/list-files';
import { parseManifest } from './align-ranges';
import { updatePackages } from './update-packages';

const changelog =
  '# Cambios\n\n## 2026-12-01\n\n### @portal/kit 2.0.0, antes 1.0.0\n\nRompe:\n\n- ui/money\n';

const pnpmSettings = 'shamefullyHoist: true\n';

function writeJson(file: string, content: unknown) {
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, JSON.stringify(content));
}

/** A remote with version 1.0.0 of its packages, from a folder. */
function remote(range = (short: string) => `file:vendor/portal-${short}-1.0.0.tgz`) {
  const folder = temporaryFolder();
  writeJson(join(folder, 'package.json'), {
    name: 'mf-hola',
    dependencies: { '@portal/kit': range('kit'), react: '19.3.1' },
    devDependencies: { '@portal/tools': range('tools') },
  });
  mkdirSync(join(folder, 'vendor'));
  for (const short of ['kit', 'tools']) {
    writeFileSync(join(folder, `vendor/portal-${short}-1.0.0.tgz`), 'old');
    writeJson(join(folder, `node_modules/@portal/${short}/package.json`), { version: '1.0.0' });
  }
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), `${pnpmSettings}overrides:\n  old: '1'\n`);
  return folder;
}

const manifests = {
  kit: {
    name: '@portal/kit',
    version: '2.0.0',
    dependencies: { dayjs: '1.11.23', '@chakra-ui/react': '^4.1.0' },
    peerDependencies: { react: '^20.0.0' },
  },
  tools: {
    name: '@portal/tools',
    version: '2.0.0',
    dependencies: { 'react-dom': '^20.0.0', valibot: '^1.5.0' },
  },
};

const manifestOf = (content: object) => parseManifest(JSON.stringify(content));

function packed() {
  const folder = temporaryFolder();
  for (const name of ['kit', 'tools'] as const) {
    const sources = temporaryFolder();
    writeJson(join(sources, 'package/package.json'), manifests[name]);
    const file = join(folder, `portal-${name}-2.0.0.tgz`);
    execFileSync('tar', ['-czf', file, '-C', sources, 'package']);
  }
  return folder;
}

/** A fake package manager. */
const installing = (folder: string) => () => {
  for (const short of ['kit', 'tools']) {
    writeJson(join(folder, `node_modules/@portal/${short}/package.json`), { version: '2.0.0' });
  }
  writeFileSync(join(folder, 'node_modules/@portal/tools/CHANGELOG.md'), changelog);
  writeFileSync(join(folder, 'package-lock.json'), '{"new":1}');
  return Promise.resolve();
};

const filesIn = (folder: string) =>
  Object.fromEntries(
    listFiles(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  );

test('packages of a folder take the place of the old ones, and what changed is told', async () => {
  const folder = remote();
  const lines = await updatePackages({ folder, packages: packed(), install: installing(folder) });

  expect(listFiles(join(folder, 'vendor')).toSorted()).toEqual([
    'portal-kit-2.0.0.tgz',
    'portal-tools-2.0.0.tgz',
  ]);
  expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).toMatchObject({
    dependencies: { '@portal/kit': 'file:vendor/portal-kit-2.0.0.tgz', react: '^20.0.0' },
    devDependencies: { '@portal/tools': 'file:vendor/portal-tools-2.0.0.tgz' },
    // yarn reads the indirect @portal packages from here.
    resolutions: {
      '@portal/kit': 'file:vendor/portal-kit-2.0.0.tgz',
      '@portal/tools': 'file:vendor/portal-tools-2.0.0.tgz',
    },
  });
  expect(readFileSync(join(folder, 'pnpm-workspace.yaml'), 'utf8')).toBe(
    `${pnpmSettings}overrides:\n  '@portal/kit': 'file:vendor/portal-kit-2.0.0.tgz'\n  '@portal/tools': 'file:vendor/portal-tools-2.0.0.tgz'\n`,
  );
  expect(lines).toEqual([
    '@portal/kit 1.0.0 → 2.0.0',
    '@portal/tools 1.0.0 → 2.0.0',
    'react 19.3.1 → ^20.0.0, como pide @portal/kit',
    '\n### @portal/kit 2.0.0, antes 1.0.0\n\nRompe:\n\n- ui/money',
  ]);
});

test('packages of a registry are asked for by their latest version', async () => {
  const folder = remote(() => '^1.0.0');
  const latest = async (names: readonly string[]) =>
    names.map((name) => manifestOf({ name, version: name === '@portal/kit' ? '2.0.0' : '2.1.0' }));
  await updatePackages({ folder, latest, install: installing(folder) });

  expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).toMatchObject({
    dependencies: { '@portal/kit': '^2.0.0' },
    devDependencies: { '@portal/tools': '^2.1.0' },
  });
});

test('an installation that fails leaves everything as it was', async () => {
  const folder = remote();
  const before = filesIn(folder);
  const install = () => {
    writeFileSync(join(folder, 'package-lock.json'), 'half');
    return Promise.reject(new Error('npm no pudo.'));
  };

  await expect(updatePackages({ folder, packages: packed(), install })).rejects.toThrow(
    'npm no pudo.',
  );
  expect(filesIn(folder)).toEqual(before);
});

test('packages that lie in the repository are not looked for in a registry', async () => {
  const folder = remote();
  await expect(updatePackages({ folder, install: installing(folder) })).rejects.toThrow(
    'Los paquetes @portal de este repositorio están en vendor/; indica con --packages la carpeta de los nuevos.',
  );
});

test('a folder without one of the packages changes nothing', async () => {
  const folder = remote();
  const before = filesIn(folder);
  const packages = temporaryFolder();
  await expect(updatePackages({ folder, packages, install: installing(folder) })).rejects.toThrow(
    `En ${packages} no está el paquete @portal/kit; se crea con npm run sdk.`,
  );
  expect(filesIn(folder)).toEqual(before);
});

test('libraries that the new packages share with the remote follow them where they do not fit', async () => {
  const from = {
    dependencies: {
      '@portal/kit': '^1.0.0',
      react: '19.3.1',
      '@chakra-ui/react': '~4.2.0',
      dayjs: '1.0.0',
    },
  };
  const own = {
    ...from,
    devDependencies: { '@portal/tools': '^1.0.0', 'react-dom': '^19.0.0', valibot: '1.5.7' },
  };
  const folder = remote();
  writeJson(join(folder, 'package.json'), { name: 'mf-hola', ...own });
  const lines = await updatePackages({
    folder,
    latest: async () => [manifestOf(manifests.kit), manifestOf(manifests.tools)],
    install: installing(folder),
  });

  expect(lines.slice(2, 4)).toEqual([
    'react 19.3.1 → ^20.0.0, como pide @portal/kit',
    'react-dom ^19.0.0 → ^20.0.0, como pide @portal/tools',
  ]);
  expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).toEqual({
    name: 'mf-hola',
    dependencies: { ...from.dependencies, '@portal/kit': '^2.0.0', react: '^20.0.0' },
    devDependencies: { ...own.devDependencies, '@portal/tools': '^2.0.0', 'react-dom': '^20.0.0' },
  });
});
